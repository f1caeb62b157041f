/// Mistakes in views that Apple's frameworks would refuse or handle differently.
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

    /// Returns all problems so far, and marks them as read.
    package func read() -> [String] {
        Self.unread.removeAll { $0.problems === self }
        return all
    }

    /// Returns the problems of all stages that no test has read yet.
    package static func takeUnread() -> [String] {
        defer { unread = [] }
        return unread.map(\.text)
    }
}
