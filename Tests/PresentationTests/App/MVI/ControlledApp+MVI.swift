import Domain
import Presentation

extension ControlledApp {
    func makeAppStore() -> AppStore {
        let reducer = AppReducer(
            useCases: sessions.useCases,
            login: LoginReducer(useCases: login.useCases),
            main: MainReducer(
                items: ItemsReducer(useCases: items.useCases),
                users: UsersReducer(useCases: users.useCases),
                counter: CounterReducer(useCases: counter.useCases),
                notes: NotesReducer(useCases: notes.useCases, delay: notes),
            ))
        return AppStore(AppState(), reducer: reducer)
    }
}

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
        send(.main(.notes(.noteTapped(id))))
        send(.main(.notes(.textChanged(id, text))))
    }
}
