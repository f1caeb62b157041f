import DI
import Domain
import Presentation

/// Plays one scenario through both patterns and shows them side by side.
struct CompareCommand {
    private let scenario: String?
    private let file: String?
    private let format: Format

    init(_ words: ArraySlice<String>) throws {
        let arguments = try Arguments(words, allowed: ["--items", "--format"], command: "compare")
        if arguments.operands.count > 1 {
            throw Failure(
                .usage, "compare takes one scenario, not also “\(arguments.operands[1])”")
        }
        scenario = arguments.operands.first
        file = arguments.value("--items")
        format = try arguments.choice("--format", standard: .table)
    }

    @MainActor
    func run() async throws -> ExitCode {
        let comparison = try await compare(ItemsScenario.self, content: items())
        switch format {
        case .table: try Console.print(ComparisonTable(comparison, console: .standard).text)
        case .json: try Console.print(try JSON.text(comparison))
        }
        return comparison.isEqual ? .done : .failed
    }

    @MainActor
    private func compare<Feature: ScenarioFeature>(
        _ feature: Feature.Type, content: Feature.Content
    ) async throws -> Comparison<Feature> {
        let text = try scenario.map(InputFile.text) ?? Feature.sampleScenario
        do throws(ScenarioError) {
            return try await Comparison(
                name: scenario ?? "the bundled scenario", Scenario(parsing: text), content: content)
        } catch {
            throw Failure(.badData, "\(scenario ?? "the bundled scenario"), \(error)")
        }
    }

    /// What the service holds at the start: the items of the file, which is only read.
    private func items() async throws -> [Item] {
        guard let file else { return ItemsScenario.sampleContent }
        let container = try InputFile.container(file)
        do throws(ItemError) {
            return try await container.getItems.execute()
        } catch {
            throw Failure(error)
        }
    }
}
