import DI
import Domain
import Presentation

/// What a user does in the app, in one pattern.
@MainActor
protocol UsedApp: AppRoot {
    @discardableResult func logIn(_ credentials: Credentials) -> ScreenTask?
    /// Types into a new note.
    func type(_ text: String)
    func delete(_ id: Item.ID)
    @discardableResult func logOut() -> ScreenTask?
}
