public import Domain

/// Where the user is in the app, to be there again when the app is opened again.
///
/// It has no password, no error and nothing of a request: when the app is opened again, it asks again.
public struct Place: Codable, Equatable, Sendable {
    public let account: String
    public var tab: MainTab
    public var itemID: Item.ID?
    public var userIDs: [User.ID]
    public var userQuery: String
    public var noteID: Note.ID?

    /// Nil for another account.
    func visible(to session: Session) -> Place? { account == session.email ? self : nil }
}

extension MainState {
    /// All that is kept of this screen.
    public var place: Place {
        Place(
            account: session.email, tab: tab, itemID: items.selectedItemID, userIDs: userPath.ids,
            userQuery: users.query, noteID: notes.openNoteID)
    }

    /// The screen as it was left. What is gone by now is left out when the answers come.
    public init(session: Session, place: Place?) {
        self.init(session: session)
        guard let place else { return }
        tab = place.tab
        items.selectedItemID = place.itemID
        userPath = UserPath(place.userIDs)
        users.query = place.userQuery
        notes.openNoteID = place.noteID
    }
}
