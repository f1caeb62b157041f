public import Presentation

/// Each method makes a new store. Its log is called for each intent and each action. It is also called for
/// each answer that is dropped because it comes too late.
@MainActor
extension Container {
    /// A store for the items screen alone.
    public func makeItemsStore(log: ItemsStore.Log? = nil) -> ItemsStore {
        ItemsStore(ItemsState(), reducer: ItemsReducer(useCases: items), log: log)
    }

    /// A store for the whole app. It starts with an empty login form. The intent `.started`
    /// restores the session, and opens the screens that were open when the app ended. Its log is
    /// the property `log`.
    public func makeAppStore() -> AppStore {
        AppStore(AppState(), reducer: makeAppReducer(), log: log)
    }

    /// The rules of the whole app, for example to reduce the entries of a log again.
    public func makeAppReducer() -> AppReducer {
        let main = MainReducer(
            items: ItemsReducer(useCases: items),
            users: UsersReducer(useCases: users),
            counter: CounterReducer(useCases: counter),
        )
        return AppReducer(useCases: session, login: LoginReducer(useCases: login), main: main)
    }
}
