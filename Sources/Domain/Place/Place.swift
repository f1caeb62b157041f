/// Where the user is in the app, kept for the next time the app is opened.
///
/// It has no password, no error and no answer: an app that is opened again asks again.
public struct Place: Codable, Equatable, Sendable {
    /// The email address of the session.
    public let account: String
    public var tab: MainTab
    public var itemID: Item.ID?
    public var userIDs: [User.ID]
    public var userQuery: String
    public var noteID: Note.ID?

    public init(
        account: String,
        tab: MainTab,
        itemID: Item.ID?,
        userIDs: [User.ID],
        userQuery: String,
        noteID: Note.ID?,
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
