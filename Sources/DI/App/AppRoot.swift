package import Domain
package import Presentation

/// The top-level object of the app, which gets the system's events: the app is started, left or quit,
/// or a link is opened.
@MainActor
package protocol AppRoot {
    /// Where the user is in the app: the tab, and what is open in each tab. Nil if nobody is logged in.
    var place: Place? { get }
    /// The current state of the app. If this root is made of several roots, the array has one state for
    /// each of them, always in the same order.
    var states: [AppState] { get }
    /// Restores the session, and opens what was open when the app ended.
    @discardableResult func start() -> ScreenTask
    @discardableResult func openLink(_ link: AppLink) -> ScreenTask?
    /// Saves texts that were typed and not saved yet. Called when the user leaves or quits the app.
    func saveDrafts()
    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { get }
    /// If a write has failed after the caller read `states`, shows the screen that has the error.
    /// Returns false if no write has failed.
    func showError(since states: [AppState]) -> Bool
}

/// A root with one state: `states` contains only this state, and `showError` looks only at it.
@MainActor
package protocol PatternRoot: AppRoot {
    var state: AppState { get }
    @discardableResult func logOut() -> ScreenTask?
    func select(_ tab: MainTab)
}

extension PatternRoot {
    package var states: [AppState] { [state] }

    package func showError(since states: [AppState]) -> Bool {
        let (new, old) = (state, states[0])
        guard let main = new.main else {
            return new.login.error != nil && new.login.error != old.login.error
        }
        guard let tab = main.tab(withErrorsSince: old.main?.errors) else { return false }
        select(tab)
        return true
    }
}
