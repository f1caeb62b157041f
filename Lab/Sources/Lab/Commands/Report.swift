import Explorer
import Faults
import Scenarios

/// What an exploration has to say, as a table and what stands below it.
struct Report {
    private(set) var isGood = true
    private var rows: [[String]]
    private var notes: [String] = []
    private let plays: Int

    /// What was covered of each screen, both patterns played side by side, and what was found.
    @MainActor
    init(exploring features: [any Feature.Type], plays: Int) async {
        rows = [["SCREEN", "CANCELLATION", "AFTER", "PLAYS", "STATES", "ALL OF", "FOUND"]]
        self.plays = plays
        for feature in features {
            Console.printError("exploring \(feature.name) …")
            await explore(feature)
        }
    }

    /// How each famous mistake is found.
    @MainActor
    init(findingFaultsOf features: [any Feature.Type], plays: Int) async {
        rows = [["MISTAKE", "SCREEN", "PATTERN", "PLAYS", "STEPS", "PROBLEM"]]
        self.plays = plays
        for entry in Faults.all where features.contains(where: { $0 == entry.feature }) {
            Console.printError("looking for “\(entry.name)” …")
            await find(entry)
        }
    }

    @MainActor
    private mutating func explore<F: Feature>(_: F.Type) async {
        for cancellation in Requests.Cancellation.allCases {
            for beginning in F.beginnings {
                var explorer = Explorer<F>(
                    F.patterns, cancellation: cancellation, beginning: beginning)
                explorer.plays = plays
                let result = await explorer.run()
                let depth = result.depth.counted("step")
                rows.append([
                    F.name, cancellation.rawValue, beginning.count.counted("step"),
                    result.plays.grouped, result.stateKeys.count.grouped,
                    result.isComplete ? "any length" : "up to \(depth)",
                    result.failure?.problem ?? "–",
                ])
                guard let failure = result.failure else { continue }
                isGood = false
                notes += [""] + failure.report
            }
        }
    }

    @MainActor
    private mutating func find<A: AnyFault>(_ fault: A) async {
        let found = await fault.refutation(fault.screens[0], plays: plays)
        if found == nil { isGood = false }
        rows.append([
            fault.name, A.F.name, fault.screens[0].title, found?.plays.grouped ?? "–",
            found.map { "\($0.steps.count)" } ?? "–", found?.problem ?? "–",
        ])
        guard let found else { return }
        let incident = fault.incident.map { ["It happened: \($0)"] } ?? []
        notes += ["", fault.name] + incident + [""] + found.table
    }

    var lines: [String] { Columns.set(rows, upTo: 60) + notes }
}
