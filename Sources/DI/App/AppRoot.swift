package import Domain
package import Presentation

/// The whole app, as the system runs it.
@MainActor
package protocol AppRoot {
    /// Nil while nobody is logged in.
    var place: Place? { get }
    /// The state of each pattern.
    var states: [AppState] { get }
    /// Restores the session, and where the user was.
    @discardableResult func start() -> ScreenTask
    @discardableResult func openLink(_ link: AppLink) -> ScreenTask?
    /// Saves what was typed.
    func saveDrafts()
    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { get }
    /// Shows what could not be written since these states. Returns false if there is nothing.
    func showError(since states: [AppState]) -> Bool
}

/// The app in one pattern.
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
