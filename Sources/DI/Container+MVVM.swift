import Domain
public import Presentation

/// Each method makes a new view model.
@MainActor
extension Container {
    /// A view model for the items screen alone.
    public func makeItemsViewModel() -> ItemsViewModel { ItemsViewModel(useCases: items) }

    /// A view model for the whole app. It starts with an empty login form. The method `start()`
    /// restores the session, and opens the screens that were open when the app ended.
    public func makeAppViewModel() -> AppViewModel {
        AppViewModel(useCases: session) {
            LoginViewModel(useCases: login)
        } makeMain: { state in
            MainViewModel(
                state,
                items: ItemsViewModel(useCases: items, state: state.items),
                users: UsersViewModel(useCases: users, state: state.users),
                counter: CounterViewModel(useCases: counter),
            )
        }
    }
}
