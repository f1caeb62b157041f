public import Domain
public import Presentation

/// Each method makes a new view model.
@MainActor
extension Container {
    /// A view model for the items screen alone.
    public func makeItemsViewModel(selectedItemID: Item.ID? = nil) -> ItemsViewModel {
        ItemsViewModel(useCases: items, selectedItemID: selectedItemID)
    }

    /// A view model for the whole app. It starts with an empty login form. The method `start()` restores
    /// the session, and opens what was open when the app ended.
    public func makeAppViewModel() -> AppViewModel {
        AppViewModel(useCases: session) {
            LoginViewModel(useCases: login)
        } makeMain: { session, place in
            MainViewModel(
                session: session,
                items: makeItemsViewModel(selectedItemID: place?.itemID),
                users: UsersViewModel(useCases: users, query: place?.userQuery ?? ""),
                counter: CounterViewModel(useCases: counter),
                place: place)
        }
    }
}
