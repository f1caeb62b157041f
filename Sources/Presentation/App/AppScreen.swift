/// The app in either pattern.
@MainActor
public protocol AppScreen: RootScreen where State == AppState {
    @discardableResult func openLink(_ link: AppLink) -> ScreenTask?
    func select(_ tab: MainTab)
}
