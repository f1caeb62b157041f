import Domain
import Presentation

/// An app as the user and the system meet it.
@MainActor
protocol PlayedApp: AppScreen {
    @discardableResult func submit(_ credentials: Credentials) -> ScreenTask?
    @discardableResult func logOut() -> ScreenTask?

    // On the main screen.

    func load()
    @discardableResult func delete(_ id: Item.ID) -> ScreenTask?
    /// Opens the form for a new item, and types its name.
    func typeItem(_ id: Item.ID, _ name: String)
    @discardableResult func saveItem() -> ScreenTask?
    func selectUser(_ id: User.ID)
    func closeUser(_ id: User.ID)
    func incrementCounter()
    /// Adds the note if there is none with this id.
    func typeNote(_ id: Note.ID, _ text: String)
    func logInAgainFromNotes()
}
