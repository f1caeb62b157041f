import Domain
import Presentation

extension UsersStore: UsersScreen {
    func load() -> ScreenTask { send(.loadRequested) ?? .ended }
    func search(_ query: String) { send(.queryChanged(query)) }
    func dismiss(_ error: UserError) { send(.errorDismissed(error)) }
}
