import Domain
import Presentation

/// An app as the user and the system meet it.
@MainActor
protocol PlayedApp: AnyObject {
    var state: AppState { get }
    var place: Place? { get }
    var writesInFlight: Task<Void, Never>? { get }
    func start() -> Task<Void, Never>
    @discardableResult func openLink(_ link: AppLink) -> Task<Void, Never>?
    @discardableResult func submit(_ credentials: Credentials) -> Task<Void, Never>?
    @discardableResult func logOut() -> Task<Void, Never>?
    func saveDrafts()

    // On the main screen.

    func load()
    func select(_ tab: MainTab)
    @discardableResult func delete(_ id: Item.ID) -> Task<Void, Never>?
    func selectUser(_ id: User.ID)
    func closeUser()
    func incrementCounter()
    func typeNote(_ id: Note.ID, _ text: String)
    func logInAgainFromNotes()
}
