import DI
import Domain
import Presentation

/// What a user does in the app, in one pattern.
@MainActor
protocol UsedApp: AppScreen {
    @discardableResult func logIn(_ credentials: Credentials) -> ScreenTask?
    /// Types into a new note.
    func type(_ text: String)
    func delete(_ id: Item.ID)
    @discardableResult func logOut() -> ScreenTask?
}

/// Each pattern has lines of its own.
enum AppKind: CaseIterable {
    case mvvm
    case mvi

    @MainActor
    func make(_ container: Container) -> any UsedApp {
        switch self {
        case .mvvm: container.makeAppViewModel()
        case .mvi: container.makeAppStore()
        }
    }
}
