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
    /// Saves texts that were typed and not saved yet. Called when the user leaves or quits the app.
    func saveDrafts()
    /// Dismisses the error of a failed write that is shown in front. Called when the user quits, and so has
    /// seen it.
    func dismissFailedWrite()
    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { get }
}

extension AppScreen {
    /// Saves the typed texts, as the user quits. The error of a failed write that is in front counts as seen.
    ///
    /// Returns the number of failed writes so far, from which `writesToFinish` and `canQuit` count.
    public func beginToQuit() -> Int {
        dismissFailedWrite()
        saveDrafts()
        return state.failedWrites
    }

    /// What has to end before the app quits; nil if all writes have succeeded, or if one has failed. Saves the
    /// typed texts if nothing else has to end.
    ///
    /// `failedWrites` is the number of failed writes when the user asked to quit.
    public func writesToFinish(since failedWrites: Int) -> ScreenTask? {
        guard canQuit(since: failedWrites) else { return nil }
        if writesInFlight == nil { saveDrafts() }
        return writesInFlight
    }

    /// False if a write has failed since the user asked to quit, or if a form has a draft. Shows them.
    public func canQuit(since failedWrites: Int) -> Bool {
        !showWhatHoldsLogOut() && state.failedWrites <= failedWrites
    }

    /// Shows the error of a failed write, or a draft, in its tab. Returns false if there is none.
    func showWhatHoldsLogOut() -> Bool {
        guard let main = state.main else { return state.login.logOutError != nil }
        guard let part = main.partThatHoldsLogOut else { return false }
        if let tab = part.tab, tab != main.tab { select(tab) }
        return true
    }
}
