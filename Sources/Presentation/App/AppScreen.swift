/// The root screen of the app in either pattern: its links, its tabs and a new login.
@MainActor
public protocol AppScreen: RootScreen where State == AppState {
    @discardableResult func openLink(_ link: AppLink) -> ScreenTask?
    func select(_ tab: MainTab)
    /// Called when the server has ended the session, and the user wants to log in again.
    @discardableResult func logInAgain() -> ScreenTask?
}
