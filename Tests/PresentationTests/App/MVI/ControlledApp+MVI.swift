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
            ))
        return AppStore(AppState(), reducer: reducer)
    }
}
