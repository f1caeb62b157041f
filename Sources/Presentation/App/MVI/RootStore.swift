/// The intents that the system sends to a whole app.
public protocol RootIntent {
    /// The app has been opened.
    static var started: Self { get }
    /// The user quits. If the error of a failed write is on the screen, it is dismissed, because the user
    /// has seen it.
    static var failedWriteSeen: Self { get }
    /// Saves the typed texts. Nil in an app whose screens save no text while the user types.
    static var draftsSaved: Self? { get }
    /// The app does not quit, and shows the reason.
    static var quitHeld: Self { get }
    /// A link was opened.
    static func link(_ text: String) throws(AppLinkError) -> Self
}

extension RootIntent {
    public static var draftsSaved: Self? { nil }
}

/// The store of a whole app.
extension Store: RootScreen where R.State: RootState, R.Intent: RootIntent {
    public func start() -> ScreenTask { send(.started) ?? .ended }

    public func open(_ link: String) throws(AppLinkError) -> ScreenTask? { send(try .link(link)) }

    public func saveDrafts() -> ScreenTask? { R.Intent.draftsSaved.flatMap { send($0) } }

    public func dismissFailedWrite() { send(.failedWriteSeen) }

    public func showWhatHoldsQuit() { send(.quitHeld) }
}
