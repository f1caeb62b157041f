public import Domain
public import Presentation

/// Each method makes a new view model.
@MainActor
extension Container {
    public func makeLoginViewModel() -> LoginViewModel {
        LoginViewModel(useCases: login)
    }

    public func makeItemsViewModel(selectedItemID: Item.ID? = nil) -> ItemsViewModel {
        ItemsViewModel(useCases: items, selectedItemID: selectedItemID)
    }

    public func makeUsersViewModel(query: String = "") -> UsersViewModel {
        UsersViewModel(useCases: users, query: query)
    }

    public func makeCounterViewModel() -> CounterViewModel {
        CounterViewModel(useCases: counter)
    }

    /// A view model with the notes of the account of `session`.
    public func makeNotesViewModel(
        session: Session, selectedNoteID: Note.ID? = nil
    ) -> NotesViewModel {
        NotesViewModel(
            session: session, selectedNoteID: selectedNoteID, useCases: notes, delay: delay)
    }

    /// The main screen of somebody who has logged in. It loads nothing until `load()` is called.
    public func makeMainViewModel(session: Session, place: Place? = nil) -> MainViewModel {
        MainViewModel(
            session: session,
            items: makeItemsViewModel(selectedItemID: place?.itemID),
            users: makeUsersViewModel(query: place?.userQuery ?? ""),
            counter: makeCounterViewModel(),
            notes: makeNotesViewModel(session: session, selectedNoteID: place?.noteID),
            place: place)
    }

    /// The whole app. It starts with an empty login form. The method `start()` restores the session, and
    /// where the user was.
    public func makeAppViewModel() -> AppViewModel {
        AppViewModel(
            useCases: session, makeLogin: makeLoginViewModel, makeMain: makeMainViewModel)
    }
}

extension AppViewModel: PatternRoot {
    package func select(_ tab: MainTab) {
        if case .main(let main) = screen { main.select(tab) }
    }
}
