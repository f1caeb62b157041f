/// Where the user is in the app, to be there again when the app is opened again.
///
/// It has no password, no error and nothing of a request: when the app is opened again, it asks again.
public struct Place: Codable, Equatable, Sendable {
    /// The email address of the session.
    public let account: String
    public var tab: MainTab
    public var itemID: Item.ID?
    public var userIDs: [User.ID]
    public var userQuery: String
    public var noteID: Note.ID?

    public init(
        account: String, tab: MainTab, itemID: Item.ID?, userIDs: [User.ID], userQuery: String,
        noteID: Note.ID?
    ) {
        self.account = account
        self.tab = tab
        self.itemID = itemID
        self.userIDs = userIDs
        self.userQuery = userQuery
        self.noteID = noteID
    }
}

/// The tabs of the main screen, in their order.
public enum MainTab: String, CaseIterable, Codable, Sendable {
    case items
    case users
    case counter
    case notes
}
