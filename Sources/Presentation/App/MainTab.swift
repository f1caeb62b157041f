public import Domain

/// The tabs of the main screen, in their order on the screen.
///
/// Each `switch` over the tabs has no default, so the compiler reports each place where a new tab is missing.
public enum MainTab: String, Codable, CaseIterable, Sendable {
    case items
    case users
    case counter
}

/// The parts of a `Place` that the main screen stores: the tab, and the open screens of each tab.
extension Place {
    public var tab: MainTab {
        get { self["tab"].first.flatMap(MainTab.init) ?? MainTab.allCases[0] }
        set { self["tab"] = [newValue.rawValue] }
    }

    public var itemID: Item.ID? {
        get { self["item"].first }
        set { self["item"] = newValue.map { [$0] } ?? [] }
    }

    public var userIDs: [User.ID] {
        get { self["users"] }
        set { self["users"] = newValue }
    }

    public var userQuery: String {
        get { self["query"].first ?? "" }
        set { self["query"] = newValue.isEmpty ? [] : [newValue] }
    }
}
