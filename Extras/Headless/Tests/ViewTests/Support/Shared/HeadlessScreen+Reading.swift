import Headless

extension HeadlessScreen {
    /// The pages of the navigation stack whose first page has this title.
    func stack(_ title: String) -> [Seen] {
        let roots: Set = ["Items", "Users", "Counter", "Notes", "Log In", "New Item", "Edit Item"]
        let pages = elements("page")
        guard let start = pages.firstIndex(where: { $0.label == title }) else { return [] }
        let rest = pages[(start + 1)...].prefix { !roots.contains($0.label) }
        return [pages[start]] + rest
    }

    /// True if the visible list was pulled, and the answer has not come yet.
    var isRefreshing: Bool { elements("list", onlyVisible: true).contains(where: \.isRefreshing) }

    func hasTab(_ title: String) -> Bool { elements("tab").contains { $0.label == title } }
}

extension HeadlessScreen.Seen {
    var all: [Self] { [self] + children.flatMap(\.all) }

    /// The visible elements of this page with this role.
    func all(_ role: String) -> [Self] { all.filter { $0.role == role } }
    func first(_ role: String, _ label: String) -> Self? { all(role).first { $0.label == label } }

    var rows: [Self] { all("list").first?.children ?? [] }

    /// True if the Reload button shows that it is loading. Nil in a tab that is not in front, which has no
    /// such button.
    var isLoading: Bool? { first("button", "Reload").map { $0.value == "Loading" } }

    /// The message in place of the rows after a failed load.
    var failure: String? {
        let texts = all("text").map(\.label)
        return texts.firstIndex(of: "Loading Failed").map { texts[$0 + 1] }
    }
}

struct NotSeen: Error, CustomStringConvertible {
    let description: String
    init(_ what: String, _ screen: HeadlessScreen) {
        description = "not seen: \(what) in\n" + MainActor.assumeIsolated { screen.tree }
    }
}

extension Optional {
    @MainActor
    func orNotSeen(_ what: String, _ screen: HeadlessScreen) throws -> Wrapped {
        guard let self else { throw NotSeen(what, screen) }
        return self
    }
}
