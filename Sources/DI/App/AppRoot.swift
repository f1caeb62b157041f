package import Domain
package import Presentation

/// The whole app, as the system runs it.
@MainActor
package protocol AppRoot {
    /// Nil while nobody is logged in.
    var place: Place? { get }
    /// Goes on where the user was.
    @discardableResult func start() -> ScreenTask
    @discardableResult func openLink(_ link: AppLink) -> ScreenTask?
    /// Saves what was typed.
    func saveDrafts()
    /// Ends when the writes that are open now have ended; nil if there are none.
    var writesInFlight: ScreenTask? { get }
}
