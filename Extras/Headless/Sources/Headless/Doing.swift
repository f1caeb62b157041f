import Elements

// A person's acts. Each throws if it can't be done: nothing is there, or it is disabled or covered.
extension HeadlessScreen {
    /// Taps a button, a row, a tab, an option or a toggle.
    public func tap(_ label: String) throws {
        let element = try find([.button, .tab, .option, .toggle], label)
        stage.act { element.tap?() }
    }

    /// Replaces what is in a field.
    public func type(_ text: String, into label: String) throws {
        let field = try find([.field, .secureField, .editor, .searchField], label)
        stage.act { field.focus?(true) }
        stage.act { field.edit?(text) }
    }

    /// What the keyboard does to a field, also later: it may correct a text whose page has been left.
    public func keyboard(of label: String) throws -> (String) -> Void {
        let field = try find([.field, .editor], label)
        return { [stage] text in stage.act { field.edit?(text) } }
    }

    /// Presses the return key.
    public func submit() throws {
        guard let field = visible.first(where: \.isFocused) else {
            throw Problem("no field has the focus", tree)
        }
        stage.act { field.submit?() }
    }

    public func swipe(_ row: String, _ action: String) throws {
        let row = try find([.button, .text, .row], row)
        guard let action = row.swipeActions.first(where: { $0.label == action }) else {
            throw Problem("no swipe action “\(action)”", tree)
        }
        stage.act { action.tap?() }
    }

    /// Chooses in the menu of a row, which a long press or the right button opens.
    public func chooseInMenu(_ row: String, _ action: String) throws {
        let row = try find([.button, .text, .row], row)
        guard let action = row.menu.first(where: { $0.label == action }) else {
            throw Problem("no “\(action)” in the menu", tree)
        }
        stage.act { action.tap?() }
    }

    /// Chooses a row with the arrow keys of a Mac, and presses the Delete key.
    public func pressDelete(on row: String) throws {
        let row = try find([.button, .text, .row], row)
        guard let choose = row.choose else { throw Problem("no row can be chosen", tree) }
        stage.act(choose)
        stage.act { visible.lazy.compactMap(\.delete).first?() }
    }

    /// Pulls the list down, and does not wait for what that starts.
    public func pullToRefresh() throws {
        guard let list = visible.first(where: { $0.refresh != nil && !$0.isRefreshing }) else {
            throw Problem("nothing can be pulled to refresh", tree)
        }
        stage.act { list.refresh?() }
    }

    /// Goes back over so many pages at once: the back button offers that when it is held.
    ///
    /// SwiftUI may say that twice before the views are updated.
    public func back(over count: Int = 1, saidTwice: Bool = false) throws {
        guard let page = visible.last(where: { $0.role == .page }) else {
            throw Problem("no page", tree)
        }
        let pages = reachable.flatMap(\.all).filter {
            $0.goBack != nil && $0.place.isBeside(page.place)
        }
        guard pages.count >= count else { throw Problem("\(pages.count) pages to go back", tree) }
        stage.act {
            for _ in 0..<(saidTwice ? 2 : 1) { pages[pages.count - count].goBack?() }
        }
    }

    /// Swipes the sheet away that is over everything else.
    public func swipeAway() throws {
        guard let swipeAway = reachable.last?.swipeAway else {
            throw Problem("nothing can be swiped away", tree)
        }
        stage.act(swipeAway)
    }

    /// Presses a key with ⌘, which reaches tabs that are behind, too.
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
        stage.moveToBackground(isBackground)
    }

    /// A call or the system's list of apps comes over the app, or goes.
    public func interrupt(_ isInterrupted: Bool) {
        isActive = !isInterrupted
        stage.interrupt(isInterrupted)
    }

    /// Scrolls until no row is to be seen, and back: a list forgets rows that are out of sight.
    public func scrollAwayAndBack() { stage.scrollAwayAndBack() }

    /// Opens an address in another app, from where the system hands it to this one.
    public func open(_ address: String) { stage.open(address) }

    private func find(_ roles: [Element.Role], _ label: String) throws -> Element {
        let found = visible.filter { roles.contains($0.role) && $0.label == label }
        guard found.count == 1 else {
            let kinds = roles.map(\.rawValue).joined(separator: ", ")
            throw Problem("\(found.count) elements “\(label)” (\(kinds))", tree)
        }
        guard found[0].isEnabled else { throw Problem("“\(label)” is disabled", tree) }
        return found[0]
    }

    /// Names what a person could not do, and what was to be seen then.
    public struct Problem: Error, CustomStringConvertible {
        public let description: String
        init(_ text: String, _ tree: String) { description = text + " in\n" + tree }
    }
}
