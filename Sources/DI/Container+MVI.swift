public import Domain
public import Presentation

/// Each method makes a new store. `log` is called for each intent and each action. It is also called for
/// each answer that is dropped because it comes too late.
@MainActor
extension Container {
    public func makeLoginStore(log: LoginStore.Log? = nil) -> LoginStore {
        LoginStore(LoginState(), reducer: loginReducer, log: log)
    }

    public func makeItemsStore(log: ItemsStore.Log? = nil) -> ItemsStore {
        ItemsStore(ItemsState(), reducer: itemsReducer, log: log)
    }

    public func makeUsersStore(log: UsersStore.Log? = nil) -> UsersStore {
        UsersStore(UsersState(), reducer: usersReducer, log: log)
    }

    public func makeCounterStore(log: CounterStore.Log? = nil) -> CounterStore {
        CounterStore(CounterState(), reducer: counterReducer, log: log)
    }

    /// A store with the notes of the account of `session`.
    public func makeNotesStore(session: Session, log: NotesStore.Log? = nil) -> NotesStore {
        NotesStore(NotesState(session: session), reducer: notesReducer, log: log)
    }

    /// A store for the whole app. It starts with an empty login form. The intent `.started` restores the
    /// session, and opens what was open when the app ended.
    public func makeAppStore(log: AppStore.Log? = nil) -> AppStore {
        let main = MainReducer(
            items: itemsReducer,
            users: usersReducer,
            counter: counterReducer,
            notes: notesReducer,
        )
        let reducer = AppReducer(useCases: session, login: loginReducer, main: main)
        return AppStore(AppState(), reducer: reducer, log: log)
    }

    private var loginReducer: LoginReducer { LoginReducer(useCases: login) }

    private var itemsReducer: ItemsReducer { ItemsReducer(useCases: items) }

    private var usersReducer: UsersReducer { UsersReducer(useCases: users) }

    private var counterReducer: CounterReducer { CounterReducer(useCases: counter) }

    private var notesReducer: NotesReducer { NotesReducer(useCases: notes, delay: delay) }
}
