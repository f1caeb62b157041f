public import Domain

/// The app in either pattern, as the system uses it: the app is started, left or quit, or a link is opened.
@MainActor
public protocol AppScreen: AnyObject {
    var state: AppState { get }
    /// Where the user is in the app: the tab, and what is open in each tab. Nil if nobody is logged in.
    var place: Place? { get }
    /// Restores the session, and opens what was open when the app ended.
    @discardableResult func start() -> ScreenTask
    @discardableResult func openLink(_ link: AppLink) -> ScreenTask?
    func select(_ tab: MainTab)
    /// Dismisses the error of a failed write, if it is on the screen. Called when the user quits: the
    /// user has seen this error.
    func dismissFailedWrite()
    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { get }
}

extension AppScreen {
    /// Called when the user quits. An error of a failed write that is on the screen counts as seen.
    ///
    /// Returns the number of failed writes so far. `writesToFinish` and `canQuit` need this number.
    public func beginToQuit() -> Int {
        dismissFailedWrite()
        return state.failedWrites
    }

    /// Returns a task of the writes that have to end before the app quits; nil if there are none, or if
    /// `canQuit` is false.
    ///
    /// `failedWrites` is the number of failed writes when the user asked to quit.
    public func writesToFinish(since failedWrites: Int) -> ScreenTask? {
        canQuit(since: failedWrites) ? writesInFlight : nil
    }

    /// Returns false, and shows why, if a form has a draft, or if the error of a failed write was not
    /// dismissed. Also returns false if a write has failed since the user asked to quit.
    public func canQuit(since failedWrites: Int) -> Bool {
        !showWhatHoldsLogOut() && state.failedWrites <= failedWrites
    }

    /// Selects the tab with the error of a failed write, or with a draft. Returns false if there is
    /// neither.
    func showWhatHoldsLogOut() -> Bool {
        guard let main = state.main else { return state.login.logOutError != nil }
        guard let part = main.partThatHoldsLogOut else { return false }
        if let tab = part.tab, tab != main.tab { select(tab) }
        return true
    }
}
