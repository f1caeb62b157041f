import Domain
import Presentation

extension ControlledApp {
    func makeAppViewModel() -> AppViewModel {
        AppViewModel(useCases: sessions.useCases) {
            LoginViewModel(useCases: login.useCases)
        } makeMain: { session, place in
            MainViewModel(
                session: session,
                items: ItemsViewModel(useCases: items.useCases, selectedItemID: place?.itemID),
                users: UsersViewModel(useCases: users.useCases, query: place?.userQuery ?? ""),
                counter: CounterViewModel(useCases: counter.useCases),
                notes: NotesViewModel(
                    session: session, selectedNoteID: place?.noteID, useCases: notes.useCases,
                    delay: notes),
                place: place)
        }
    }
}

extension AppViewModel: PlayedApp {
    var login: LoginViewModel? {
        if case .login(let login) = screen { login } else { nil }
    }

    var main: MainViewModel? {
        if case .main(let main) = screen { main } else { nil }
    }

    @discardableResult
    func submit(_ credentials: Credentials) -> ScreenTask? {
        login?.type(credentials)
        return login?.submit()
    }

    func load() { main?.load() }
    func delete(_ id: Item.ID) -> ScreenTask? { main?.items.delete(id) }
    func selectUser(_ id: User.ID) { main?.users.select(id) }
    func closeUser(_ id: User.ID) { main?.closeUser(id) }
    func incrementCounter() { main?.counter.increment() }
    func logInAgainFromNotes() { main?.notes.logInAgain() }

    func typeNote(_ id: Note.ID, _ text: String) {
        main?.notes.select(id)
        main?.notes.type(text, into: id)
    }
}
