import Explorer
import Faults
import Scenarios

/// The output of an exploration: a table, and lines below it.
struct Report {
    private(set) var isGood = true
    private var rows: [[String]]
    private var notes: [String] = []
    private let plays: Int

    init(_ titles: [String], plays: Int) { (rows, self.plays) = ([titles], plays) }

    /// How far a screen was explored, both patterns side by side, and what was found.
    @MainActor
    mutating func explore<F: Feature>(_: F.Type) async {
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

    /// How a famous mistake is found.
    @MainActor
    mutating func find<A: AnyFault>(_ fault: A) async {
        let found = await fault.refutation(fault.screens[0], plays: plays)
        if found == nil { isGood = false }
        rows.append([
            fault.name, A.F.name, fault.screens[0].title, found?.plays.grouped ?? "–",
            found.map { "\($0.failure.steps.count)" } ?? "–", found?.failure.problem ?? "–",
        ])
        guard let found else { return }
        let incident = fault.incident.map { ["It happened: \($0)"] } ?? []
        notes += ["", fault.name] + incident + [""] + found.failure.table
    }

    var lines: [String] { Columns.set(rows, upTo: 60) + notes }
}
