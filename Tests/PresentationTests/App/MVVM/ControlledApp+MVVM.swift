import Presentation

extension ControlledApp {
    func makeAppViewModel() -> AppViewModel {
        AppViewModel(useCases: sessions.useCases) {
            LoginViewModel(useCases: login.useCases)
        } makeMain: { state in
            MainViewModel(
                state,
                items: ItemsViewModel(useCases: items.useCases, state: state.items),
                users: UsersViewModel(useCases: users.useCases, state: state.users),
                counter: CounterViewModel(useCases: counter.useCases),
            )
        }
    }
}
