import ArgumentParser
import Explorer
import Faults
import Scenarios

struct ExploreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract:
            "Play every order of steps and answers, and hold the screens to their properties.",
        discussion: """
            Both patterns are played side by side. With --faults, ten famous mistakes are played \
            instead, each of which has to be found.
            """)

    @Option(help: "Explore this screen; may be repeated. Without it, all are explored.")
    var feature: [FeatureName] = []
    @Option(help: "How many plays there are from each beginning.")
    var plays = 2000
    @Flag(help: "Explore the famous mistakes instead of the app's screens.")
    var faults = false

    func validate() throws {
        guard plays > 0 else {
            throw ValidationError("--plays \(plays) plays nothing; give a number above 0.")
        }
    }

    @MainActor
    func run() async throws {
        let features = feature.isEmpty ? Features.all : feature.map(\.feature)
        var report = Report(
            faults
                ? ["MISTAKE", "SCREEN", "PATTERN", "PLAYS", "STEPS", "PROBLEM"]
                : ["SCREEN", "CANCELLATION", "AFTER", "PLAYS", "STATES", "ALL OF", "FOUND"],
            plays: plays)
        for feature in features where !faults {
            Console.printError("exploring \(feature.name) …")
            await report.explore(feature)
        }
        for fault in Faults.all where faults && features.contains(where: { $0 == fault.feature }) {
            Console.printError("looking for “\(fault.name)” …")
            await report.find(fault)
        }
        Console.print(report.lines)
        if !report.isGood { throw ExitCode.failure }
    }
}
