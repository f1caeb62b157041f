import Measuring

/// All that is measured, in the order in which it is shown.
@MainActor
enum Catalogue {
    /// Made when its turn comes, so that one is in memory at a time.
    struct Entry {
        let name: String
        let make: @MainActor () async -> Comparison
    }

    static let comparisons = [
        Entry(name: "counter") { .counterIntent },
        Entry(name: "counter-observed") { .observedCounterIntent },
        Entry(name: "select-1000") { await .select(in: 1_000) },
        Entry(name: "select-100000") { await .select(in: 100_000) },
        Entry(name: "delete-1000") { .delete(from: 1_000) },
        Entry(name: "delete-100000") { .delete(from: 100_000) },
        Entry(name: "effect-ready") { .readyRoundTrip },
        Entry(name: "effect-actor") { .distantRoundTrip },
        Entry(name: "burst") { .burst(of: 10_000) },
        Entry(name: "composition") { await .threeLevelsDeep() },
        Entry(name: "rows") { await .observedRows(1_000) },
    ]

    /// The name under which memory is asked for.
    static let memory = "memory"

    static var names: [String] { comparisons.map(\.name) + [memory] }

    static func footprints() async -> [Report.Footprint] {
        let silence = Silence()
        var footprints: [Report.Footprint] = []
        for footprint in Footprint.idle + Footprint.underWay(silence) {
            footprints.append(
                Report.Footprint(name: footprint.name, bytes: await footprint.measure()))
        }
        silence.letGo()
        return footprints
    }
}
