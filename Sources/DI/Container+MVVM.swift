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

    /// The app without a login.
    public func makeScreensViewModel() -> ScreensViewModel {
        ScreensViewModel(
            items: makeItemsViewModel(), users: makeUsersViewModel(),
            counter: makeCounterViewModel())
    }
}
