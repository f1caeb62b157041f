import Elements
import Headless

/// An element in the format of the page. An element on a covered page, or in a tab that is not in
/// front, gets no node.
struct Node: Encodable, Equatable, Sendable {
    struct Choice: Encodable, Equatable, Sendable {
        let label: String
        let traits: [String]
    }

    let role, label, value, hint: String
    let traits: [String]
    let enabled, focused: Bool
    /// True while this element is being refreshed; nil if it can't be refreshed.
    let refresh: Bool?
    let bar, back, tap, submit, away: Bool
    let swipe, menu: [Choice]
    /// The position in the tree of elements: first 0 for `elements` of a look or 1 for `presented`, then
    /// the index on each level.
    let path: [Int]
    let children: [Node]

    @MainActor
    init?(_ element: Element, _ path: [Int]) {
        guard element.place.isVisible else { return nil }
        role = element.role.rawValue
        (label, value, hint) = (element.label, element.value, element.hint)
        traits = element.traits
        (enabled, focused) = (element.isEnabled, element.isFocused)
        refresh = element.refresh == nil ? nil : element.isRefreshing
        bar = element.isInBar
        back = element.isInBar && element.label == "Back"
        (tap, submit, away) = (element.tap != nil, element.submit != nil, element.swipeAway != nil)
        swipe = element.swipeActions.map { Choice(label: $0.label, traits: $0.traits) }
        menu = element.menu.map { Choice(label: $0.label, traits: $0.traits) }
        self.path = path
        children = element.children.enumerated().compactMap { Node($1, path + [$0]) }
    }
}

/// What a phone shows.
struct Look: Encodable, Equatable, Sendable {
    let `is`: String
    let elements: [Node]
    /// Alerts, dialogs and sheets over the elements; the last one is in front.
    let presented: [Node]

    @MainActor
    init(_ screen: HeadlessScreen, isRunning: Bool = true) {
        let content = screen.content
        self.is = isRunning ? screen.isActive ? "running" : "left" : "closed"
        elements = content.elements.enumerated().compactMap { Node($1, [0, $0]) }
        presented = content.presented.enumerated().compactMap { Node($1, [1, $0]) }
    }
}
