import Domain
import Scenarios

/// Plays a recorded scenario again, in each pattern, and compares it with what was seen then.
struct ReplayCommand: Command {
    static let page = CommandPage(
        name: "replay", operands: "RECORDING",
        summary: "play a recording again, and show the first difference",
        details: """
            RECORDING is a file that “compare --record” has made, or - for standard input.
            Passwords are not in it: the sample's is typed, or a wrong one where another
            than the sample's was typed.
            """,
        examples: ["replay today.jsonl"])

    private let file: InputFile

    init(_ arguments: Arguments) throws {
        guard let path = try arguments.onlyOperand("recording") else {
            throw Problem(.usage, "replay needs a recording; \(Self.page.hint)")
        }
        file = InputFile(path: path, operand: "RECORDING")
    }

    @MainActor
    func run() async throws -> ExitCode {
        let recording = try Recording(parsing: file.bytes(), name: file.name)
        guard let feature = Features.all.first(where: { $0.name == recording.header.feature })
        else {
            throw Problem(
                .badData,
                "\(file.name), line 1: \(recording.header.feature.quoted) is not a feature "
                    + "of this program; it has \(Features.all.map { $0.name }.inWords("and"))")
        }
        return try await replay(recording, feature)
    }

    @MainActor
    private func replay<F: Feature>(
        _ recording: Recording, _: F.Type
    ) async throws -> ExitCode {
        let items = recording.header.items?.map { Item(id: $0.id, name: $0.name) }
        let comparison: Comparison<F>
        do throws(ScenarioError) {
            comparison = try await Comparison(
                name: file.name, Scenario(recorded: recording.steps.map(\.step)),
                content: F.content(with: items))
        } catch {
            // Steps begin in the second line of the file.
            throw Problem(.badData, "\(file.name), line \(error.line + 1): \(error.problem)")
        }
        for (index, step) in recording.steps.enumerated() {
            for column in comparison.columns {
                let seen = ScreenRecord(column.playback.states[index].fields)
                guard seen != step.screen else { continue }
                try report(
                    FieldDifference.between(step.screen.fields, seen.fields),
                    column.pattern.title, index, comparison.lines[index].text)
                return .failed
            }
        }
        let titles = comparison.columns.map(\.pattern.title).inWords("and")
        try Console.standard.print(
            "Replayed: \(recording.steps.count.counted("step")) of \(F.name), in \(titles) as recorded."
        )
        return .done
    }

    private func report(
        _ differences: [FieldDifference], _ title: String, _ index: Int, _ step: String
    ) throws {
        let rows = differences.map { [$0.name, $0.left, $0.right] }
        let head: Line =
            "Different: \(title) shows something else after step \(index + 1), \(step.quoted)."
        try Console.standard.print(
            [head] + Columns.aligned([["FIELD", "RECORDED", "REPLAYED"]] + rows, indent: 2))
    }
}
