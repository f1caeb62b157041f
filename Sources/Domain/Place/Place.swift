/// Where the user is in the app: the tab, and what is open in each tab. The app stores this value, and
/// opens the same tab and details after a restart.
///
/// A `Place` has no password, no error and no loaded data. After a restart, the app loads its data
/// again.
public struct Place: Codable, Equatable, Sendable {
    /// The email address of the session.
    public let account: String
    public var tab: MainTab
    public var itemID: Item.ID?
    public var userIDs: [User.ID] = []
    public var userQuery = ""

    /// Makes a `Place` with nothing open in the tabs.
    public init(account: String, tab: MainTab) {
        self.account = account
        self.tab = tab
    }

    /// This `Place` if it belongs to the account of the session; otherwise nil.
    public func of(_ session: Session) -> Place? { account == session.email ? self : nil }
}

/// The tabs of the main screen, in their order on the screen.
public enum MainTab: String, CaseIterable, Codable, Sendable {
    case items
    case users
    case counter
}
