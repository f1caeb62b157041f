public import Presentation

/// A new store at each call; its observer, if there is one, gets each of its reports.
@MainActor
extension Container {
    public func makeLoginStore(observer: LoginStore.Observer? = nil) -> LoginStore {
        LoginStore(LoginState(), reducer: loginReducer, observer: observer)
    }

    public func makeItemsStore(observer: ItemsStore.Observer? = nil) -> ItemsStore {
        ItemsStore(ItemsState(), reducer: itemsReducer, observer: observer)
    }

    public func makeUsersStore(observer: UsersStore.Observer? = nil) -> UsersStore {
        UsersStore(UsersState(), reducer: usersReducer, observer: observer)
    }

    public func makeCounterStore(observer: CounterStore.Observer? = nil) -> CounterStore {
        CounterStore(CounterState(), reducer: counterReducer, observer: observer)
    }

    /// The app without a login.
    public func makeScreensStore() -> ScreensStore {
        ScreensStore(items: makeItemsStore(), users: makeUsersStore(), counter: makeCounterStore())
    }

    /// The whole app, which starts with an empty login form.
    public func makeAppStore(observer: AppStore.Observer? = nil) -> AppStore {
        let main = MainReducer(
            items: itemsReducer, users: usersReducer, counter: counterReducer, notes: notesReducer)
        let reducer = AppReducer(login: loginReducer, main: main)
        return AppStore(.login(LoginState()), reducer: reducer, observer: observer)
    }
}

extension Container {
    private var loginReducer: LoginReducer { LoginReducer(useCases: login) }

    private var itemsReducer: ItemsReducer { ItemsReducer(useCases: items) }

    private var usersReducer: UsersReducer { UsersReducer(useCases: users) }

    private var counterReducer: CounterReducer { CounterReducer(useCases: counter) }
}
