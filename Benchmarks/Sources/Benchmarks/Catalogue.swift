import Foundation
import Measuring

/// All that is measured, in the order in which it is shown.
@MainActor
enum Catalogue {
    /// Made when its turn comes, so that one is in memory at a time. Files go into the folder.
    struct Entry {
        let name: String
        let make: @MainActor (_ folder: URL) async throws -> Comparison
    }

    static let comparisons =
        [
            Entry(name: "intent") { _ in .searchIntent },
            Entry(name: "intent-observed") { _ in .observedSearchIntent },
            Entry(name: "select-1000") { _ in await .select(in: 1_000) },
            Entry(name: "select-100000") { _ in await .select(in: 100_000) },
            Entry(name: "delete-1000") { _ in .delete(from: 1_000) },
            Entry(name: "delete-100000") { _ in .delete(from: 100_000) },
            Entry(name: "effect-ready") { _ in .readyRoundTrip },
            Entry(name: "effect-actor") { _ in .distantRoundTrip },
            Entry(name: "effect-actor-100") { _ in .distantRoundTrips },
            Entry(name: "burst") { _ in .burst(of: 10_000) },
            Entry(name: "composition") { _ in await .threeLevelsDeep() },
            Entry(name: "rows") { _ in await .observedRows(1_000) },
        ]
        + sizes.map { size in Entry(name: "load-\(size)") { try await .load(size, in: $0) } }
        + sizes.map { size in
            Entry(name: "disk-delete-\(size)") { try await .durableDelete(from: size, in: $0) }
        }

    /// How many items there are on disk.
    private static let sizes = [1_000, 10_000, 100_000, 1_000_000]

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
