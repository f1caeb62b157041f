import Explorer
import Faults
import Scenarios

/// What an exploration has to say: rows of fields, of which the table shows some.
struct Report: Encodable {
    private(set) var rows: [[ScreenField]] = []
    private(set) var isGood = true
    private var notes: [String] = []
    private let columns: [String]
    private let plays: Int

    /// What was covered of each screen, both patterns played side by side, and what was found.
    @MainActor
    init(exploring features: [any Feature.Type], plays: Int) async {
        columns = ["screen", "cancellation", "after", "plays", "states", "all of", "found"]
        self.plays = plays
        let progress = Progress()
        for feature in features {
            progress.begin("exploring \(feature.name)")
            await explore(feature)
        }
        progress.end()
    }

    /// How each famous mistake is found.
    @MainActor
    init(findingFaultsOf features: [any Feature.Type], plays: Int) async {
        columns = ["mistake", "screen", "pattern", "plays", "steps", "problem"]
        self.plays = plays
        let progress = Progress()
        for entry in Faults.all where features.contains(where: { $0 == entry.feature }) {
            progress.begin("looking for “\(entry.mistake.name)”")
            await find(entry)
        }
        progress.end()
    }

    @MainActor
    private mutating func explore<F: Feature>(_: F.Type) async {
        for cancellation in Requests.Cancellation.allCases {
            for beginning in F.beginnings {
                var explorer = Explorer<F>(
                    F.patterns, cancellation: cancellation, beginning: beginning)
                explorer.plays = plays
                let result = await explorer.run()
                let depth = result.graph.depth.counted("step")
                add([
                    "screen": .text(F.name), "cancellation": .text(cancellation.rawValue),
                    "after": .text(beginning.count.counted("step")),
                    "plays": .number(result.plays), "states": .number(result.stateKeys.count),
                    "all of": .text(result.graph.isComplete ? "any length" : "up to \(depth)"),
                    "found": .text(result.failure?.problem),
                    "replay": .text(result.failure?.command),
                ])
                guard let failure = result.failure else { continue }
                isGood = false
                notes += ["", failure.problem, failure.command, failure.playback]
            }
        }
    }

    @MainActor
    private mutating func find<A: AnyFault>(_ entry: A) async {
        let (fault, mistake) = (entry.fault, entry.fault.mistake)
        let found = await fault.refutation(plays: plays)
        if found == nil { isGood = false }
        add([
            "mistake": .text(mistake.name), "screen": .text(A.F.name),
            "pattern": .text(fault.right.title),
            "incident": .text(mistake.incident.map { "\($0)" }),
            "plays": found.map { .number($0.plays) } ?? .text(nil),
            "steps": found.map { .number($0.steps.count) } ?? .text(nil),
            "scenario": .list(found?.steps ?? []), "problem": .text(found?.problem),
        ])
    }

    private mutating func add(_ row: KeyValuePairs<String, ScreenField.Value>) {
        rows.append(row.map { ScreenField($0, $1) })
    }

    var lines: [Line] {
        let cells = rows.map { row in
            columns.map { column in row.first { $0.name == column }?.value.text ?? "" }
        }
        return Columns.aligned([columns.map { $0.uppercased() }] + cells)
            + notes.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { Line(String($0), .red) }
    }

    func encode(to encoder: any Encoder) throws { try rows.map(\.record).encode(to: encoder) }
}
