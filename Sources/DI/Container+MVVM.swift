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

    /// The view model of the main screen, for the account of `session`. Nothing is loaded until `load()`
    /// is called.
    public func makeMainViewModel(session: Session, place: Place? = nil) -> MainViewModel {
        MainViewModel(
            session: session,
            items: makeItemsViewModel(selectedItemID: place?.itemID),
            users: makeUsersViewModel(query: place?.userQuery ?? ""),
            counter: makeCounterViewModel(),
            notes: makeNotesViewModel(session: session, selectedNoteID: place?.noteID),
            place: place)
    }

    /// A view model for the whole app. It starts with an empty login form. The method `start()` restores
    /// the session, and opens what was open when the app ended.
    public func makeAppViewModel() -> AppViewModel {
        AppViewModel(
            useCases: session, makeLogin: makeLoginViewModel, makeMain: makeMainViewModel)
    }
}
