/// The lines in which what is counted is not what the page says.
package struct PageDifference: Equatable {
    /// As people read it: which line, committed, now.
    package let lines: [String]

    private static let most = 20

    /// Nothing, if the page is up to date.
    package init?(committed: String, now: String) {
        let old = committed.split(separator: "\n", omittingEmptySubsequences: false)
        let new = now.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = new.difference(from: old)
        guard !changes.isEmpty else { return nil }
        let removals = changes.removals.map(Self.entry)
        let insertions = changes.insertions.map(Self.entry)
        let listing = (removals + insertions).sorted { ($0.line, $0.order) < ($1.line, $1.order) }
        lines =
            listing.prefix(Self.most).map(\.text)
            + (listing.count > Self.most ? ["… and \(listing.count - Self.most) more"] : [])
    }

    private static func entry(
        _ change: CollectionDifference<Substring>.Change
    ) -> (line: Int, order: Int, text: String) {
        switch change {
        case .remove(let offset, let text, _):
            (offset, 0, "line \(offset + 1), committed: \(text)")
        case .insert(let offset, let text, _):
            (offset, 1, "line \(offset + 1), now:       \(text)")
        }
    }
}
