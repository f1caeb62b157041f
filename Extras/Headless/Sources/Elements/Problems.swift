/// Mistakes in views: what Apple's frameworks would refuse, or would do differently.
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

    /// Returns all problems so far. They count as read from then on.
    package func read() -> [String] {
        Self.unread.removeAll { $0.problems === self }
        return all
    }

    /// Returns, for all stages, the problems that nobody has read yet.
    package static func takeUnread() -> [String] {
        defer { unread = [] }
        return unread.map(\.text)
    }
}
