import Domain
import Presentation

/// An app as the user and the system meet it.
@MainActor
protocol PlayedApp: AnyObject {
    var state: AppState { get }
    var place: Place? { get }
    var writesInFlight: ScreenTask? { get }
    func start() -> ScreenTask
    @discardableResult func openLink(_ link: AppLink) -> ScreenTask?
    @discardableResult func submit(_ credentials: Credentials) -> ScreenTask?
    @discardableResult func logOut() -> ScreenTask?
    func saveDrafts()

    // On the main screen.

    func load()
    func select(_ tab: MainTab)
    @discardableResult func delete(_ id: Item.ID) -> ScreenTask?
    func selectUser(_ id: User.ID)
    func closeUser(_ id: User.ID)
    func incrementCounter()
    func typeNote(_ id: Note.ID, _ text: String)
    func logInAgainFromNotes()
}
