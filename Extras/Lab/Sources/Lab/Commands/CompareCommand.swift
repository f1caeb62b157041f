import ArgumentParser
import Explorer
import Reports
import Scenarios

struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Play a scenario in each pattern, and show what happens, or where they differ.",
        discussion: """
            A scenario has one step a line; lines that start with # are comments. N counts the \
            requests in the order in which they are opened.

            \(Features.all.map { steps(of: $0) }.joined(separator: "\n\n"))
            """)

    @Argument(help: "A scenario, or - for standard input; without it, a bundled one is played.")
    var file: String?
    @Option(
        help: "A report of the whole app, as the recipe “Report” sends it, in place of a scenario.")
    var report: String?
    @Option(help: "The feature whose screen is played.")
    var feature = FeatureName(ItemsScenario.self)
    @Option(help: "What services do when a request is cancelled.")
    var cancellation = Requests.Cancellation.ignored

    func validate() throws {
        guard report == nil || file == nil else {
            throw ValidationError("Play a scenario or a report, not both.")
        }
    }

    @MainActor
    func run() async throws {
        if let report {
            let (name, play) = (SystemFile.name(of: report), try await SystemFile.play(of: report))
            let replayed = play.departure ?? "The rules of today lead to the same states."
            Console.print(["\(name): \(replayed)"] + play.leftOut)
            try await run(AppScenario.self, name, play.lines.joined(separator: "\n"))
        } else {
            try await run(feature.feature)
        }
    }

    @MainActor
    private func run<F: Feature>(_: F.Type) async throws {
        let name = file.map(SystemFile.name) ?? "the bundled scenario"
        try await run(F.self, name, try file.map(SystemFile.text) ?? F.sampleScenario)
    }

    @MainActor
    private func run<F: Feature>(_: F.Type, _ name: String, _ text: String) async throws {
        let scenario: Scenario<F>
        do throws(ScenarioError) {
            scenario = try Scenario(parsing: text)
        } catch {
            throw Problem("\(name), \(error). See “Lab compare --help”.")
        }
        let lines = scenario.lines
        guard !lines.isEmpty else { throw Problem("\(name) has no steps; write one a line.") }
        let run = Run(Walker(F.patterns, content: F.sampleContent, cancellation: cancellation))
        for line in lines where await !run.take(line.step) {
            _ = await run.end()
            let refusal = run.refusal ?? "it is impossible"
            throw Problem("\(name), line \(line.number): \(refusal). See “Lab compare --help”.")
        }
        let titles = F.patterns.map(\.title).joined(separator: " and ")
        Console.print(["\(F.name): \(name), played in \(titles).", ""])
        if let failure = await run.end() {
            Console.print(failure.table)
            throw ExitCode.failure
        }
        let steps = lines.count.counted("step")
        Console.print(run.history.table(comments: lines.map(\.comment)))
        Console.print(["", "Equal: the patterns agree after each of \(steps)."])
    }

    private static func steps<F: Feature>(of feature: F.Type) -> String {
        "With --feature \(F.name): " + Scenario<F>.usages.joined(separator: ", ")
    }
}
