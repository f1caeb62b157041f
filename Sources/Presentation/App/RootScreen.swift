public import Domain

/// A whole app in either pattern, as the system uses it. `RunningApp` makes these calls:
///
/// | When | Calls |
/// |-|-|
/// | The app starts | `start` |
/// | A link is opened | `open` |
/// | The user goes to another app | `saveDrafts`; then waits for `writesInFlight` |
/// | The user quits | `beginToQuit`; then waits for `writesInFlight` while `canQuit` is true |
/// | `canQuit` is false | `showWhatHoldsQuit`; then asks whether to quit anyway |
///
/// The view model or the store of any app can conform to this protocol, also of an app in a package
/// beside this one.
@MainActor
public protocol RootScreen: AnyObject {
    associatedtype State: RootState
    var state: State { get }
    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { get }
    /// Restores the session, and opens the screens that were open when the app ended.
    @discardableResult func start() -> ScreenTask
    /// Opens the screen of the link. While nobody is logged in, the link waits for the login.
    @discardableResult func open(_ link: String) throws(AppLinkError) -> ScreenTask?
    /// Saves texts that were typed and not saved yet. Called when the user leaves or quits the app.
    @discardableResult func saveDrafts() -> ScreenTask?
    /// Dismisses the error of a failed write, if it is on the screen. Called when the user quits: the
    /// user has seen this error.
    func dismissFailedWrite()
    /// Shows the user why the app does not quit: brings the error of a failed write, or a draft in a
    /// form, to the front.
    func showWhatHoldsQuit()
}

/// The values of a whole app's state that starting, leaving and quitting need.
public protocol RootState {
    /// Where the user is in the app. Nil while nobody is logged in.
    var place: Place? { get }
    /// The number of writes that have failed in this session.
    var failedWrites: Int { get }
    /// True if the user has to see something before the app quits: the error of a failed write or logout,
    /// or a draft in a form.
    var holdsQuit: Bool { get }
}

extension RootScreen {
    /// Does nothing, for an app whose screens save no text while the user types.
    public func saveDrafts() -> ScreenTask? { nil }

    /// Called when the user quits: saves the typed texts. An error of a failed write that is on the screen
    /// counts as seen.
    ///
    /// Returns the number of failed writes so far, for `canQuit`.
    public func beginToQuit() -> Int {
        dismissFailedWrite()
        saveDrafts()
        return state.failedWrites
    }

    /// False if an error or a draft holds the quit, or if a write has failed since the user asked to
    /// quit. Changes nothing.
    ///
    /// `failedWrites` is the number of failed writes at that time.
    public func canQuit(since failedWrites: Int) -> Bool {
        !state.holdsQuit && state.failedWrites <= failedWrites
    }
}
