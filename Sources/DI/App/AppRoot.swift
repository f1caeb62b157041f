package import Domain
package import Presentation

/// The top-level object of the app. The system's events go to it: start, links, leaving the app,
/// quitting.
@MainActor
package protocol AppRoot {
    /// Where the user is; nil while nobody is logged in.
    var place: Place? { get }
    /// The state of the app, once for each root that runs in it.
    var states: [AppState] { get }
    /// Restores the session, and where the user was.
    @discardableResult func start() -> ScreenTask
    @discardableResult func openLink(_ link: AppLink) -> ScreenTask?
    /// Saves texts that were typed and not saved yet. Called when the user leaves or quits the app.
    func saveDrafts()
    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { get }
    /// Shows the first write that has failed since these states. Returns false if no write has failed.
    func showError(since states: [AppState]) -> Bool
}

/// A root with one state, which answers for it.
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
