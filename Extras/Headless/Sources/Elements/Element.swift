/// An element as a user sees it: its role, its texts, and the actions that it offers.
@MainActor
package final class Element {
    package enum Role: String {
        case text, button, field, editor, spinner, picker, option
        case secureField = "secure field"
        case searchField = "search field"
        case list, row, group, page, tab, toggle, alert, dialog, sheet
    }

    package let role: Role
    package var label: String
    package var value: String
    package var hint = ""
    package var traits: [String] = []
    package var isEnabled = true
    package var isFocused = false
    package var isRefreshing = false
    /// True if this element is in the bar of its page.
    package var isInBar = false
    /// True if this element scrolls, so that a user can reach all of it on a small screen.
    package var isScrolled = false
    package var children: [Element]
    package var swipeActions: [Element] = []
    /// The actions that a long press, or a click with the right button, offers.
    package var menu: [Element] = []
    /// Hints for the keyboard on the screen, such as `return next`.
    package var keyboard: [String] = []
    package var shortcut: Character?
    package let place: Place

    // The actions of this element; nil if it does not offer them.
    package var tap: (@MainActor () -> Void)?
    package var edit: (@MainActor (String) -> Void)?
    package var submit: (@MainActor () -> Void)?
    package var focus: (@MainActor (Bool) -> Void)?
    package var refresh: (@MainActor () -> Void)?
    package var goBack: (@MainActor () -> Void)?
    package var swipeAway: (@MainActor () -> Void)?
    /// Selects this row, as the arrow keys of a Mac do.
    package var choose: (@MainActor () -> Void)?
    /// The actions of keys, such as Return.
    package var press: [Character: @MainActor () -> Void] = [:]

    package init(
        _ role: Role, _ label: String = "", value: String = "", children: [Element] = [],
        at place: Place
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.children = children
        self.place = place
    }

    /// This element and all elements inside it.
    package var all: [Element] { [self] + (children + swipeActions).flatMap(\.all) }

    /// All texts of this element and its children, in one text.
    package var spoken: String {
        ([label, value] + children.map(\.spoken)).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// A page of a navigation stack, or a tab. Another page can cover it, or another tab can be in
/// front of it.
@MainActor
package final class Place {
    private let parent: Place?
    package var isCovered = false
    package var isBehind = false

    package init(in parent: Place? = nil) { self.parent = parent }

    /// True if both are pages of the same navigation stack.
    package func isBeside(_ other: Place) -> Bool { parent === other.parent }

    package var isVisible: Bool { !isCovered && !isBehind && parent?.isVisible ?? true }
}
