import ArgumentParser
import Explorer
import Faults
import Scenarios

struct ExploreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract: "Play a screen in both patterns at random, and look for mistakes.",
        discussion: """
            Each play is made over services that end a cancelled request at once, and over others \
            that answer it late. What shows a mistake is made as short as can be.
            """)

    @Option(
        help:
            "The feature that is played. By default, the app half of the time, then each screen."
    )
    var feature: FeatureName?
    @Option(help: "How many seconds to play in all.")
    var seconds = 60
    @Option(help: "The seed of the first play. The same seed plays the same steps.")
    var seed: UInt64 = 1
    @Flag(help: "Look for ten famous mistakes instead, each in a screen that was written with it.")
    var faults = false

    func validate() throws {
        guard seconds > 0 else { throw ValidationError("Nothing is played in no time.") }
    }

    @MainActor
    func run() async throws {
        if faults {
            for fault in Faults.all { try await find(fault) }
        } else if let feature {
            try await walk(feature.feature, for: .seconds(seconds))
        } else {
            // A minute of plays of the whole app tries fewer steps of one screen than a few seconds
            // of plays of that screen alone.
            let screens = Features.all.filter { $0.name != AppScenario.name }
            let half = Duration.seconds(seconds) / 2
            try await walk(AppScenario.self, for: half)
            for screen in screens { try await walk(screen, for: half / screens.count) }
        }
    }

    @MainActor
    private func walk<F: Feature>(_: F.Type, for time: Duration) async throws {
        var walks = Walks<F>(seed: seed, steps: 200)
        let failure = await walks.walk(for: time) { seconds, coverage in
            Console.printError("\(F.name), \(seconds) s: \(coverage.lines[0])")
        }
        Console.print(["\(F.name):"])
        Console.print(walks.coverage.lines.flatMap { $0.wrapped(to: 80) })
        guard let failure else { return Console.print(["No mistake is found."]) }
        Console.print(["", "A mistake is found:", ""] + failure.report)
        throw ExitCode.failure
    }

    @MainActor
    private func find<A: AnyFault>(_ fault: A) async throws {
        Console.printError("looking for “\(fault.name)” …")
        guard
            let found = await fault.refutation(
                of: fault.played(fault.mistake), plays: 1_000)
        else {
            Console.print(["", "“\(fault.name)” is not found."])
            throw ExitCode.failure
        }
        let incident = fault.incident.map { "It happened: \($0)".wrapped(to: 80) } ?? []
        Console.print(["", fault.name] + incident + [""] + found.failure.table)
    }
}
