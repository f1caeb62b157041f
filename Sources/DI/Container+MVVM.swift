public import Domain
public import Presentation

/// A new view model at each call.
@MainActor
extension Container {
    public func makeLoginViewModel() -> LoginViewModel {
        LoginViewModel(useCases: login)
    }

    public func makeItemsViewModel() -> ItemsViewModel {
        ItemsViewModel(useCases: items)
    }

    public func makeUsersViewModel() -> UsersViewModel {
        UsersViewModel(useCases: users)
    }

    public func makeCounterViewModel() -> CounterViewModel {
        CounterViewModel(useCases: counter)
    }

    /// What opens for somebody who has logged in. It loads nothing until `load()` is called.
    public func makeMainViewModel(session: Session) -> MainViewModel {
        MainViewModel(
            session: session, items: makeItemsViewModel(), users: makeUsersViewModel(),
            counter: makeCounterViewModel())
    }

    /// The whole app, which starts with an empty login form.
    public func makeAppViewModel() -> AppViewModel {
        AppViewModel(makeLogin: makeLoginViewModel, makeMain: makeMainViewModel)
    }
}
