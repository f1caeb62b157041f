import DI
import Domain
import Presentation

extension AppStore: UsedApp {
    func logIn(_ credentials: Credentials) -> ScreenTask? {
        send(.login(.emailChanged(credentials.email)))
        send(.login(.passwordChanged(credentials.password)))
        return send(.login(.submitTapped))
    }

    func type(_ text: String) {
        if state.main?.notes.selectedNoteID == nil { send(.main(.notes(.addTapped("n9")))) }
        send(.main(.notes(.textChanged("n9", text))))
    }

    func delete(_ id: Item.ID) { send(.main(.items(.deleteTapped(id)))) }

    func logOut() -> ScreenTask? { send(.logOutTapped) }
}
