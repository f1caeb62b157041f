import ArgumentParser
import Explorer
import Scenarios

struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Play a scenario in each pattern, and show the screens side by side.",
        discussion: """
            A scenario has one step a line; lines that start with # are comments. N counts the \
            requests in the order in which they are opened.

            \(Columns.set(steps, upTo: 60).map { "  \($0)" }.joined(separator: "\n"))
            """)

    @Argument(help: "A scenario, or - for standard input; without it, a bundled one is played.")
    var file: String?
    @Option(help: "Whose screen is played.")
    var feature = FeatureName(ItemsScenario.self)
    @Option(help: "What services do when a request is cancelled.")
    var cancellation = Requests.Cancellation.ignored

    @MainActor
    func run() async throws { try await run(feature.feature) }

    @MainActor
    private func run<F: Feature>(_: F.Type) async throws {
        let name = file.map(SystemFile.name) ?? "the bundled scenario"
        let text = try file.map(SystemFile.text) ?? F.sampleScenario
        let comparison: Comparison<F>
        do throws(ScenarioError) {
            let scenario = try Scenario<F>(parsing: text)
            var states: [[F.State]] = []
            for pattern in F.patterns {
                states += [
                    try await scenario.play(
                        pattern, content: F.sampleContent, cancellation: cancellation)
                ]
            }
            comparison = Comparison(name: name, lines: scenario.lines, states: states)
        } catch {
            throw Problem("\(name), \(error). See “Lab compare --help”.")
        }
        guard !comparison.lines.isEmpty else {
            throw Problem("\(name) has no steps; write one a line.")
        }
        Console.print(comparison.table(width: Console.columns))
        if !comparison.isEqual { throw ExitCode.failure }
    }

    private static var steps: [[String]] {
        [
            ["answer N ok", "let request N succeed"],
            ["answer N fail MESSAGE", "let request N fail"],
        ]
            + Features.all.flatMap {
                [["", ""], ["With --feature \($0.name):", ""]] + words(of: $0)
            }
    }

    private static func words<F: Feature>(of feature: F.Type) -> [[String]] {
        feature.vocabulary.map { [$0.usage, $0.meaning] }
            + feature.news.map { ["answer N \($0.usage)", $0.meaning] }
    }
}
