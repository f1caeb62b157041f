public import Domain
public import Presentation

@MainActor
extension Container {
    /// What opens for somebody who has logged in. It loads nothing until `load()` is called.
    public func makeMainViewModel(session: Session) -> MainViewModel {
        MainViewModel(
            session: session, items: makeItemsViewModel(), users: makeUsersViewModel(),
            counter: makeCounterViewModel(), notes: makeNotesViewModel(session: session))
    }

    /// The whole app, which starts with an empty login form.
    public func makeAppViewModel() -> AppViewModel {
        AppViewModel(makeLogin: makeLoginViewModel, makeMain: makeMainViewModel)
    }
}
