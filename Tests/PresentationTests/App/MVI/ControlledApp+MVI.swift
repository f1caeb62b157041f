import Presentation

extension ControlledApp {
    var appReducer: AppReducer {
        AppReducer(
            useCases: sessions.useCases,
            login: LoginReducer(useCases: login.useCases),
            main: MainReducer(
                items: ItemsReducer(useCases: items.useCases),
                users: UsersReducer(useCases: users.useCases),
                counter: CounterReducer(useCases: counter.useCases),
                notes: NotesReducer(useCases: notes.useCases, delay: notes.delay),
            ))
    }

    func makeAppStore() -> AppStore { AppStore(AppState(), reducer: appReducer) }
}
