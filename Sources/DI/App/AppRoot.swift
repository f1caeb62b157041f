package import Domain
package import Presentation

/// The top-level object of the app, which gets the system's events: the app is started, left or quit,
/// or a link is opened.
@MainActor
package protocol AppRoot: AnyObject {
    /// Where the user is in the app: the tab, and what is open in each tab. Nil if nobody is logged in.
    var place: Place? { get }
    var state: AppState { get }
    /// Restores the session, and opens what was open when the app ended.
    @discardableResult func start() -> ScreenTask
    @discardableResult func openLink(_ link: AppLink) -> ScreenTask?
    func select(_ tab: MainTab)
    /// Saves texts that were typed and not saved yet. Called when the user leaves or quits the app.
    func saveDrafts()
    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { get }
}

extension AppRoot {
    /// If a write has failed after the state was `old`, shows the screen that has the error. Returns false
    /// if no write has failed.
    func showError(since old: AppState) -> Bool {
        guard let main = state.main else {
            return state.login.error != nil && state.login.error != old.login.error
        }
        guard let tab = main.tab(withErrorsSince: old.main?.errors) else { return false }
        select(tab)
        return true
    }
}
