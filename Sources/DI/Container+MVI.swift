public import Domain
public import Presentation

/// Each method makes a new store. `log` is called for each intent and each action. It is also called for
/// each answer that is dropped because it comes too late.
@MainActor
extension Container {
    public func makeLoginStore(log: LoginStore.Log? = nil) -> LoginStore {
        LoginStore(LoginState(), reducer: LoginReducer(useCases: login), log: log)
    }

    public func makeItemsStore(log: ItemsStore.Log? = nil) -> ItemsStore {
        ItemsStore(ItemsState(), reducer: ItemsReducer(useCases: items), log: log)
    }

    public func makeUsersStore(log: UsersStore.Log? = nil) -> UsersStore {
        UsersStore(UsersState(), reducer: UsersReducer(useCases: users), log: log)
    }

    public func makeCounterStore(log: CounterStore.Log? = nil) -> CounterStore {
        CounterStore(CounterState(), reducer: CounterReducer(useCases: counter), log: log)
    }

    /// A store with the notes of the account of `session`.
    public func makeNotesStore(session: Session, log: NotesStore.Log? = nil) -> NotesStore {
        let reducer = NotesReducer(useCases: notes, delay: delay)
        return NotesStore(NotesState(session: session), reducer: reducer, log: log)
    }

    /// A store for the whole app. It starts with an empty login form. The intent `.started` restores the
    /// session, and opens what was open when the app ended.
    public func makeAppStore(log: AppStore.Log? = nil) -> AppStore {
        let main = MainReducer(
            items: ItemsReducer(useCases: items),
            users: UsersReducer(useCases: users),
            counter: CounterReducer(useCases: counter),
            notes: NotesReducer(useCases: notes, delay: delay),
        )
        let reducer = AppReducer(
            useCases: session, login: LoginReducer(useCases: login), main: main)
        return AppStore(AppState(), reducer: reducer, log: log)
    }
}
