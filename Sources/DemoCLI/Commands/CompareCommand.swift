import Domain
import Presentation

/// Plays one scenario through both patterns and shows them side by side.
struct CompareCommand {
    private let feature: Feature
    private let scenario: String?
    private let file: String?
    private let format: ComparisonFormat
    private let recording: String?

    init(_ words: ArraySlice<String>) throws {
        let arguments = try Arguments(
            words, allowed: ["--feature", "--items", "--format", "--record"], command: "compare")
        if arguments.operands.count > 1 {
            throw Failure(
                .usage, "compare takes one scenario, not also “\(arguments.operands[1])”")
        }
        scenario = arguments.operands.first
        feature = try arguments.choice("--feature", standard: .items)
        file = arguments.value("--items")
        format = try arguments.choice("--format", standard: .table)
        recording = arguments.value("--record")
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
        let text = try scenario.map { try InputFile.text($0) } ?? F.sampleScenario
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
        if let recording { try record(comparison, content, at: recording) }
        return comparison.isEqual ? .done : .failed
    }

    /// Keeps what was seen, if the patterns have seen the same. A file that is there is left alone.
    @MainActor
    private func record<F: ScenarioFeature>(
        _ comparison: Comparison<F>, _ content: F.Content, at path: String
    ) throws {
        guard comparison.isEqual else { return }
        let items = (content as? [Item]) ?? (content as? AppScenario.Content)?.items
        let steps = zip(comparison.lines, comparison.mvvm.states).map { line, state in
            Recording.Step(
                step: Scenario<F>.text(of: line.step), screen: ScreenRecord(state.fields))
        }
        try OutputFile.create(
            path, Recording(feature: feature, items: file == nil ? nil : items, steps: steps).text)
    }
}
