import Domain
import Presentation

extension AppStore: @MainActor PlayedApp {
    func logOut() { send(.logOutTapped) }
    func logInAgain() { send(.main(.logOutRequested(.toLogInAgain))) }

    func submit(_ credentials: Credentials) -> ScreenTask? {
        send(.login(.emailChanged(credentials.email)))
        send(.login(.passwordChanged(credentials.password)))
        return send(.login(.submitTapped))
    }

    func select(_ tab: MainTab) { send(.main(.tabTapped(tab))) }
    func load() { send(.main(.loadRequested)) }
    func delete(_ id: Item.ID) -> ScreenTask? { send(.main(.items(.deleteTapped(id)))) }
    func saveItem(_ id: Item.ID) -> ScreenTask? { send(.main(.items(.saveTapped(id)))) }
    func selectUser(_ id: User.ID) { send(.main(.users(.userTapped(id)))) }
    func closeUser(_ id: User.ID) { send(.main(.users(.userClosed(id)))) }
    func incrementCounter() { send(.main(.counter(.changeTapped(.increment)))) }
    func discardItem(_ id: Item.ID) { send(.main(.items(.draftDiscarded(id)))) }

    func typeItem(_ id: Item.ID, _ name: String) {
        send(.main(.items(.addTapped(id))))
        send(.main(.items(.nameChanged(id, name))))
    }
}
