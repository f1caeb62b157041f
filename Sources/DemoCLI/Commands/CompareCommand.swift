import Domain
import Scenarios

/// Plays one scenario in each pattern and shows the screens side by side.
struct CompareCommand: Command {
    static let page = CommandPage(
        name: "compare", operands: "[SCENARIO]",
        summary: "play a scenario in each pattern, and show the screens side by side",
        details: """
            SCENARIO is a file, or - for standard input; without it, a bundled one is
            played. Files are only read. As html, the result is one page that needs nothing
            else. RECORDING is a new file that only you can read, or - for standard output;
            it keeps the screens and the steps as they were typed, but no passwords.

            A scenario has one step a line; lines that start with # are comments. N counts
            the requests in the order in which they are opened.

              answer N ok            let request N succeed
              answer N fail MESSAGE  let request N fail

            \(Features.all.map(steps).joined(separator: "\n\n"))
            """,
        options: [
            CommandPage.Option(
                name: "--feature", value: "NAME", choices: Features.all.map { $0.name },
                meaning: "whose screen is played, of those below"),
            .items, .format("table", "json", "html"),
            CommandPage.Option(
                name: "--record", value: "RECORDING",
                meaning: "keep it, to be replayed"),
        ],
        examples: [
            "compare --feature \(Features.all[Features.all.count - 1].name)",
            "compare race.txt --format html > race.html", "compare --record today.jsonl",
        ])

    private let feature: any Feature.Type
    private let scenario: String?
    private let items: ItemsFile?
    private let format: String?
    private let recording: String?

    init(_ arguments: Arguments) throws {
        scenario = try arguments.onlyOperand("scenario")
        let name = arguments["--feature"]
        feature = Features.all.first { $0.name == name } ?? Features.all[0]
        items = try arguments["--items"].map(ItemsFile.init)
        format = arguments["--format"]
        recording = arguments["--record"]
        if items != nil, !(feature is any ItemsContent.Type) {
            let suited = Features.all.filter { $0 is any ItemsContent.Type }.map { $0.name }
            throw Problem(
                .usage,
                "--items goes with --feature \(suited.inWords("or")); "
                    + "\(feature.name) shows no items")
        }
        if recording == "-", format != nil {
            throw Problem(
                .usage,
                "--record - prints the recording in place of the comparison; leave out --format")
        }
    }

    @MainActor
    func run() async throws -> ExitCode {
        try await run(feature)
    }

    @MainActor
    private func run<F: Feature>(_: F.Type) async throws -> ExitCode {
        let items = try await self.items?.items()
        let comparison = try await comparison(F.self, items)
        let console = Console.standard
        if let recording, comparison.isEqual {
            let text = try Recording(comparison, items: items).text
            if recording == "-" {
                try console.print(text)
                return .done
            }
            try NewFile.create(recording, holding: text)
            Console.printError(
                "recorded \(comparison.lines.count.counted("step")) in \(recording.quoted), "
                    + "which holds what was typed, but no passwords")
        } else if recording != nil {
            Console.printError("nothing is recorded, because the patterns disagree")
        }
        switch format {
        case "json": try console.print(JSON.text(comparison))
        case "html": try console.print(ComparisonPage(comparison).html.text)
        default: try console.print(ComparisonTable(comparison, width: console.columns).lines)
        }
        return comparison.isEqual ? .done : .failed
    }

    @MainActor
    private func comparison<F: Feature>(
        _: F.Type, _ items: [Item]?
    ) async throws -> Comparison<F> {
        let file = try scenario.map(Self.file)
        let text = try file?.text() ?? F.sampleScenario
        let name = file?.name ?? "the bundled scenario"
        do throws(ScenarioError) {
            let scenario = try Scenario<F>(parsing: text)
            if !scenario.lines.isEmpty {
                return try await Comparison(name: name, scenario, content: F.content(with: items))
            }
        } catch {
            guard file == nil, items != nil else { throw Problem(.badData, "\(name), \(error)") }
            throw Problem(
                .badData,
                "the bundled scenario needs items \(Item.samples.map(\.id).inWords("and")); "
                    + "give your own scenario with --items")
        }
        throw Problem(.badData, "\(name) has no steps; write one a line, \(Self.page.hint)")
    }

    private static func file(_ path: String) throws -> InputFile {
        let file = InputFile(path: path, operand: "SCENARIO")
        let isFeature = Features.all.contains { $0.name == path }
        if isFeature, (try? SystemFile.kind(of: path)) == nil {
            throw Problem(
                .usage, "\(path.quoted) is a feature, not a file; write compare --feature \(path)")
        }
        return file
    }

    /// How the steps of a feature are written.
    private static func steps(of feature: any Feature.Type) -> String {
        let rows = words(of: feature)
        let width = rows.map(\.usage.count).max() ?? 0
        return
            (["Steps of \(feature.name):"]
            + rows.map { "  \(TextWidth.padded($0.usage, to: width))  \($0.meaning)" })
            .joined(separator: "\n")
    }

    private static func words<F: Feature>(
        of feature: F.Type
    ) -> [(usage: String, meaning: String)] {
        feature.vocabulary.map { ($0.usage, $0.meaning) }
            + feature.news.map { ("answer N \($0.usage)", $0.meaning) }
    }
}
