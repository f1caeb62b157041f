import Domain
import Presentation

/// An app as the user and the system use it.
@MainActor
protocol PlayedApp: AppScreen {
    @discardableResult func submit(_ credentials: Credentials) -> ScreenTask?
    func logOut()
    func logInAgain()

    // The methods below act on the main screen.

    func select(_ tab: MainTab)
    func load()
    @discardableResult func delete(_ id: Item.ID) -> ScreenTask?
    /// Opens the form for a new item, and types its name.
    func typeItem(_ id: Item.ID, _ name: String)
    @discardableResult func saveItem(_ id: Item.ID) -> ScreenTask?
    /// Closes the form of this item, without a question.
    func discardItem(_ id: Item.ID)
    func selectUser(_ id: User.ID)
    func closeUser(_ id: User.ID)
    func incrementCounter()
}
