import Presentation

/// Plays one scenario through both patterns and shows them side by side.
struct CompareCommand {
    private let feature: Feature
    private let scenario: String?
    private let file: String?
    private let format: ComparisonFormat

    init(_ words: ArraySlice<String>) throws {
        let arguments = try Arguments(
            words, allowed: ["--feature", "--items", "--format"], command: "compare")
        if arguments.operands.count > 1 {
            throw Failure(
                .usage, "compare takes one scenario, not also “\(arguments.operands[1])”")
        }
        scenario = arguments.operands.first
        feature = try arguments.choice("--feature", standard: .items)
        file = arguments.value("--items")
        format = try arguments.choice("--format", standard: .table)
        if file != nil, feature != .items, feature != .app {
            throw Failure(
                .usage, "--items goes with --feature items or app; \(feature) shows no items")
        }
    }

    @MainActor
    func run() async throws -> ExitCode {
        switch feature {
        case .items: return try await run(ItemsScenario.self, content: InputFile.items(file))
        case .login: return try await run(LoginScenario.self)
        case .users: return try await run(UsersScenario.self)
        case .counter: return try await run(CounterScenario.self)
        case .app:
            var content = AppScenario.sampleContent
            content.items = try await InputFile.items(file)
            return try await run(AppScenario.self, content: content)
        }
    }

    @MainActor
    private func run<F: ScenarioFeature>(
        _ feature: F.Type, content: F.Content = F.sampleContent
    ) async throws -> ExitCode {
        let name = scenario ?? "the bundled scenario"
        let text = try scenario.map(InputFile.text) ?? F.sampleScenario
        let comparison: Comparison<F>
        do throws(ScenarioError) {
            comparison = try await Comparison(
                name: name, Scenario(parsing: text), content: content)
        } catch {
            throw Failure(.badData, "\(name), \(error)")
        }
        switch format {
        case .table: try Console.print(ComparisonTable(comparison, console: .standard).text)
        case .json: try Console.print(try JSON.text(comparison))
        case .html: try Console.print(ComparisonPage(comparison).html.text)
        }
        return comparison.isEqual ? .done : .failed
    }
}
