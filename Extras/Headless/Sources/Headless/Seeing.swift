import Elements

// The elements and texts that a test can read. Elements on covered pages and in tabs that are not
// in front exist, but are not visible.
extension HeadlessScreen {
    /// The alert, dialog or sheet in front; if there is none, all elements.
    var shown: [Element] { stage.presented.last.map { [$0] } ?? stage.elements }

    /// The elements that a user can reach; empty while the app is not active.
    var reachable: [Element] { isActive ? shown : [] }

    var visible: [Element] { reachable.flatMap(\.all).filter(\.place.isVisible) }

    /// The title and the texts of the alert or dialog in front; nil if there is none.
    public var alert: (title: String, texts: [String])? {
        guard let alert = stage.presented.last, alert.role != .sheet else { return nil }
        return (alert.label, alert.children.filter { $0.role == .text }.map(\.label))
    }

    /// The elements with one of these roles, on all pages.
    public func elements(_ roles: String..., onlyVisible: Bool = false) -> [Seen] {
        let elements = onlyVisible ? visible : (stage.elements + stage.presented).flatMap(\.all)
        return elements.filter { roles.contains($0.role.rawValue) }.map(Seen.init)
    }

    /// The titles of the pages of all navigation stacks. The page in front is last.
    public var pages: [String] { elements("page").map(\.label) }

    /// An element as a test reads it.
    @MainActor
    public struct Seen {
        private let element: Element
        init(_ element: Element) { self.element = element }

        public var role: String { element.role.rawValue }
        public var label: String { element.label }
        public var value: String { element.value }
        public var hint: String { element.hint }
        /// Hints for the keyboard, such as `return next`.
        public var keyboard: [String] { element.keyboard }
        public var isRefreshing: Bool { element.isRefreshing }
        public var isSelected: Bool { element.traits.contains("selected") }
        public var isEnabled: Bool { element.isEnabled }
        public var isFocused: Bool { element.isFocused }
        public var children: [Seen] { element.children.map(Seen.init) }
        public var swipeActions: [Seen] { element.swipeActions.map(Seen.init) }
    }
}
