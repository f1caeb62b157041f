import Domain
import Presentation

extension AppStore: PlayedApp {
    func logOut() -> ScreenTask? { send(.logOutTapped) }

    func submit(_ credentials: Credentials) -> ScreenTask? {
        send(.login(.emailChanged(credentials.email)))
        send(.login(.passwordChanged(credentials.password)))
        return send(.login(.submitTapped))
    }

    func load() { send(.main(.loadRequested)) }
    func delete(_ id: Item.ID) -> ScreenTask? { send(.main(.items(.deleteTapped(id)))) }
    func selectUser(_ id: User.ID) { send(.main(.users(.userTapped(id)))) }
    func closeUser(_ id: User.ID) { send(.main(.userClosed(id))) }
    func incrementCounter() { send(.main(.counter(.incrementTapped))) }
    func logInAgainFromNotes() { send(.main(.notes(.logInTapped))) }

    func typeNote(_ id: Note.ID, _ text: String) {
        send(.main(.notes(.addTapped(id))))
        send(.main(.notes(.noteTapped(id))))
        send(.main(.notes(.textChanged(id, text))))
    }
}
