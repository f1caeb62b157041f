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

    /// The notes of this session's account.
    public func makeNotesViewModel(session: Session) -> NotesViewModel {
        NotesViewModel(session: session, useCases: notes, delay: delay)
    }

    /// What opens for somebody who has logged in. It loads nothing until `load()` is called.
    public func makeMainViewModel(session: Session) -> MainViewModel {
        MainViewModel(
            session: session, items: makeItemsViewModel(), users: makeUsersViewModel(),
            counter: makeCounterViewModel(), notes: makeNotesViewModel(session: session))
    }

    /// The whole app, which starts with an empty login form.
    public func makeAppViewModel() -> AppViewModel {
        AppViewModel(
            useCases: session, makeLogin: makeLoginViewModel, makeMain: makeMainViewModel)
    }
}
