import Foundation
import Measuring

/// All comparisons, in the order in which they are shown.
@MainActor
enum Catalogue {
    /// A comparison. `make` is called just before the measurement, so that only one comparison is in
    /// memory. It writes its files into `folder`.
    struct Entry: Sendable {
        let name: String
        let make: @MainActor (_ folder: URL) async throws -> Comparison
    }

    static let entries =
        [
            Entry(name: "intent") { _ in .intent },
            Entry(name: "intent-observed") { _ in .observedIntent },
            Entry(name: "value-changes") { _ in .observedValue(changes: true) },
            Entry(name: "value-stays") { _ in .observedValue(changes: false) },
            Entry(name: "rows") { _ in await .rows(1_000) },
            Entry(name: "child-reads") { _ in .childReads },
            Entry(name: "composition") { _ in await .composition() },
            Entry(name: "observed-composition") { _ in await .observedComposition() },
            Entry(name: "select-1000") { _ in await .select(in: 1_000) },
            Entry(name: "select-100000") { _ in await .select(in: 100_000) },
            Entry(name: "log-10") { await .log(10, in: $0) },
            Entry(name: "log-1000") { await .log(1_000, in: $0) },
            Entry(name: "delete-1000") { _ in .delete(from: 1_000) },
            Entry(name: "delete-100000") { _ in .delete(from: 100_000) },
            Entry(name: "queue") { _ in .queue },
            Entry(name: "in-flight") { _ in await .roundTrips(100) },
            Entry(name: "burst") { _ in .burst(of: 10_000) },
            Entry(name: "cancel") { _ in .cancelOne(of: 100_000) },
        ]
        + sizes.map { size in Entry(name: "load-\(size)") { try await .load(size, in: $0) } }
        + sizes.map { size in
            Entry(name: "disk-delete-\(size)") { try await .durableDelete(from: size, in: $0) }
        }

    /// The numbers of items in the files.
    private static let sizes = [1_000, 10_000, 100_000]
}
