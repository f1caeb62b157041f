import Domain
import Presentation

/// Plays a recorded scenario again, in both patterns, and compares it with what was seen then.
struct ReplayCommand {
    private let path: String

    init(_ words: ArraySlice<String>) throws {
        let arguments = try Arguments(words, allowed: [], command: "replay")
        guard let path = arguments.operands.first else {
            throw Failure(.usage, "replay needs a recording: DemoCLI replay FILE")
        }
        guard arguments.operands.count == 1 else {
            throw Failure(.usage, "replay takes one recording, not also “\(arguments.operands[1])”")
        }
        self.path = path
    }

    @MainActor
    func run() async throws -> ExitCode {
        let recording = try Recording(
            parsing: InputFile.text(path, option: "FILE"), path: path)
        guard let feature = Feature(rawValue: recording.header.feature) else {
            throw Failure(
                .badData, "\(path), line 1: “\(recording.header.feature)” is not a feature")
        }
        let items = recording.header.items?.map { Item(id: $0.id, name: $0.name) }
        switch feature {
        case .items:
            return try await replay(
                recording, ItemsScenario.self, items ?? ItemsScenario.sampleContent)
        case .login:
            return try await replay(recording, LoginScenario.self, LoginScenario.sampleContent)
        case .users:
            return try await replay(recording, UsersScenario.self, UsersScenario.sampleContent)
        case .counter:
            return try await replay(recording, CounterScenario.self, CounterScenario.sampleContent)
        case .app:
            var content = AppScenario.sampleContent
            content.items = items ?? content.items
            return try await replay(recording, AppScenario.self, content)
        }
    }

    @MainActor
    private func replay<F: ScenarioFeature>(
        _ recording: Recording, _ feature: F.Type, _ content: F.Content
    ) async throws -> ExitCode {
        let comparison: Comparison<F>
        do throws(ScenarioError) {
            let text = recording.steps.map(\.step).joined(separator: "\n")
            comparison = try await Comparison(name: path, Scenario(parsing: text), content: content)
        } catch {
            // Steps begin in the second line of the file.
            throw Failure(.badData, "\(path), line \(error.line + 1): \(error.problem)")
        }
        for (index, step) in recording.steps.enumerated() {
            for (pattern, playback) in [(Pattern.mvvm, comparison.mvvm), (.mvi, comparison.mvi)] {
                let differences = FieldDifference.between(
                    step.screen.fields, playback.states[index].fields)
                guard differences.isEmpty else {
                    try tell(differences, pattern, index, comparison.lines[index].text)
                    return .failed
                }
            }
        }
        try Console.print(
            "Replayed: \(recording.steps.count) steps of \(F.name), in both patterns as recorded.")
        return .done
    }

    private func tell(
        _ differences: [FieldDifference], _ pattern: Pattern, _ index: Int, _ step: String
    ) throws {
        let rows = differences.map { ["  \($0.name)", $0.left, $0.right] }
        try Console.print(
            """
            Different: \(pattern.title) shows something else after step \(index + 1), “\(step)”.
            \(Columns.aligned([["  FIELD", "RECORDED", "REPLAYED"]] + rows))
            """)
    }
}
