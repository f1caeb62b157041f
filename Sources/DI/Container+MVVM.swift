public import Domain
public import Presentation

/// A new view model at each call.
@MainActor
extension Container {
    public func makeLoginViewModel() -> LoginViewModel {
        LoginViewModel(logIn: logIn)
    }

    public func makeItemsViewModel() -> ItemsViewModel {
        ItemsViewModel(getItems: getItems, deleteItem: deleteItem)
    }

    public func makeUsersViewModel() -> UsersViewModel {
        UsersViewModel(getUsers: getUsers)
    }

    public func makeCounterViewModel() -> CounterViewModel {
        CounterViewModel(useCases: counter)
    }

    public func makeMainViewModel(session: Session) -> MainViewModel {
        MainViewModel(
            session: session, items: makeItemsViewModel(), users: makeUsersViewModel(),
            counter: makeCounterViewModel())
    }

    public func makeAppViewModel() -> AppViewModel {
        AppViewModel(makeLogin: makeLoginViewModel, makeMain: makeMainViewModel)
    }
}
