/// What Apple's frameworks would refuse, or do otherwise than the views ask.
@MainActor
package final class Problems {
    private static var unread: [(problems: Problems, text: String)] = []
    private var all: [String] = []

    package init() {}

    package func report(_ problem: String) {
        guard !all.contains(problem) else { return }
        all.append(problem)
        Self.unread.append((self, problem))
    }

    /// All so far.
    package func read() -> [String] {
        Self.unread.removeAll { $0.problems === self }
        return all
    }

    /// Those that nobody has read, of all stages.
    package static func takeUnread() -> [String] {
        defer { unread = [] }
        return unread.map(\.text)
    }
}
