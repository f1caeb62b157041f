import Elements
import SwiftUI

// The actions of a user. Each function throws an error if the element is missing, disabled or covered.
extension HeadlessScreen {
    /// Taps a button, a row, a tab, an option or a toggle.
    public func tap(_ label: String) throws {
        let element = try find([.button, .tab, .option, .toggle], label)
        stage.act { element.tap?() }
    }

    /// Replaces the text of a field.
    public func type(_ text: String, into label: String) throws {
        let field = try find([.field, .secureField, .editor, .searchField], label)
        stage.act { field.focus?(true) }
        stage.act { field.edit?(text) }
    }

    /// Returns a function that types into a field. A test calls it after the user has left the
    /// page: a keyboard may correct a word that late.
    public func keyboard(of label: String) throws -> (String) -> Void {
        let field = try find([.field, .editor], label)
        return { [stage] text in stage.act { field.edit?(text) } }
    }

    /// Presses the return key. As on an iPhone, that closes the keyboard.
    public func submit() throws {
        let field = try require(visible.first(where: \.isFocused), "no field has the focus")
        stage.act {
            field.focus?(false)
            field.submit?()
        }
    }

    public func swipe(_ row: String, _ action: String) throws {
        try tap(action, in: findRow(row).swipeActions, or: "no swipe action “\(action)”")
    }

    /// Chooses an action in the menu of a row, which opens with a long press or the right button.
    public func chooseInMenu(_ row: String, _ action: String) throws {
        try tap(action, in: findRow(row).menu, or: "no “\(action)” in the menu")
    }

    /// Clicks a row on a Mac. This selects the row, or taps it if it is a button.
    public func click(_ row: String) throws {
        let row = try findRow(row)
        stage.act(try require(row.choose ?? row.tap, "no row can be chosen"))
    }

    /// Clicks a row on a Mac, and presses the Return or the Delete key.
    public func pressReturn(on row: String) throws { try press("\r", on: row) }
    public func pressDelete(on row: String) throws { try press("\u{7F}", on: row) }

    private func press(_ key: Character, on row: String) throws {
        try click(row)
        stage.act { visible.lazy.compactMap { $0.press[key] }.first?() }
    }

    /// Pulls the list down. Does not wait until the refresh has ended.
    public func pullToRefresh() throws {
        let pull = visible.lazy.filter { !$0.isRefreshing }.compactMap(\.refresh).first
        stage.act(try require(pull, "nothing can be pulled to refresh"))
    }

    /// Goes back over several pages at once, as the menu of the Back button can.
    ///
    /// With `saidTwice`, the navigation stack gets the step back twice, as may happen in SwiftUI
    /// before it updates the views.
    public func back(over count: Int = 1, saidTwice: Bool = false) throws {
        let page = try require(visible.last { $0.role == .page }, "no page")
        let pages = reachable.flatMap(\.all).filter {
            $0.goBack != nil && $0.place.isBeside(page.place)
        }
        guard pages.count >= count else { throw Problem("\(pages.count) pages to go back", tree) }
        stage.act {
            for _ in 0..<(saidTwice ? 2 : 1) { pages[pages.count - count].goBack?() }
        }
    }

    /// Begins to swipe back from the page in front. Returns a function that ends the swipe.
    public func swipeBack() throws -> () -> Void {
        let page = visible.last { $0.role == .page }
        let goBack = try require(page?.goBack, "no page to go back from")
        return { [stage] in stage.act(goBack) }
    }

    /// Swipes away the sheet in front.
    public func swipeAway() throws {
        stage.act(try require(reachable.last?.swipeAway, "nothing can be swiped away"))
    }

    /// Presses a key together with ⌘. This also works for buttons in tabs that are not in front.
    public func press(_ key: Character) throws {
        let found = reachable.flatMap(\.all).filter {
            $0.shortcut == key && $0.isEnabled && !$0.place.isCovered
        }
        guard found.count == 1 else { throw Problem("\(found.count) buttons for ⌘\(key)", tree) }
        stage.act { found[0].tap?() }
    }

    /// Leaves the app for another one, or comes back to it.
    public func moveToBackground(_ isBackground: Bool) {
        isActive = !isBackground
        views?.moveToBackground(isBackground)
    }

    /// Begins or ends an interruption that covers the app, such as a phone call.
    public func interrupt(_ isInterrupted: Bool) {
        isActive = !isInterrupted
        views?.interrupt(isInterrupted)
    }

    /// Scrolls all rows out of sight and back. A list forgets the rows that are out of sight.
    public func scrollAwayAndBack() { views?.scrollAwayAndBack() }

    /// Opens an address as if the user had tapped it in another app.
    public func open(_ address: String) { views?.open(address) }

    /// Nil for a view controller, which gets no links and does not learn when the user leaves the
    /// app.
    private var views: Host? { stage as? Host }

    private func require<Found>(_ found: Found?, _ problem: String) throws -> Found {
        guard let found else { throw Problem(problem, tree) }
        return found
    }

    private func tap(_ label: String, in actions: [Element], or problem: String) throws {
        let action = try require(actions.first { $0.label == label }, problem)
        stage.act { action.tap?() }
    }

    private func findRow(_ label: String) throws -> Element {
        try find([.button, .text, .row], label)
    }

    private func find(_ roles: [Element.Role], _ label: String) throws -> Element {
        let found = visible.filter { roles.contains($0.role) && $0.label == label }
        guard found.count == 1 else {
            let kinds = roles.map(\.rawValue).joined(separator: ", ")
            throw Problem("\(found.count) elements “\(label)” (\(kinds))", tree)
        }
        guard found[0].isEnabled else { throw Problem("“\(label)” is disabled", tree) }
        return found[0]
    }

    /// An action that a user could not perform, and the elements that were visible at that time.
    public struct Problem: Error, CustomStringConvertible {
        public let description: String
        init(_ text: String, _ tree: String) { description = text + " in\n" + tree }
    }
}
