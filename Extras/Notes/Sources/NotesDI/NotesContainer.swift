public import DI
public import Domain
public import NotesDomain
public import NotesPresentation
public import Presentation

/// Makes the use cases and the screens of the app. The use cases of login and session come from the
/// root's container, or from the server if there is one.
///
/// A container is a value type. A test or a preview can replace a use case in its own copy.
public struct NotesContainer: AppContainer {
    public var session: SessionUseCases
    public var login: LoginUseCases
    public var notes: NotesUseCases
    public var delay: any Delay
    /// The account that the login screen shows if the app is a demo without a server; otherwise nil.
    public var demoLogin: Credentials?
    /// Syncs the notes that a screen observes. Call this when the connection is back, or when the app is
    /// in front again.
    ///
    /// If the server has asked this device to wait for some time, this call does nothing, and the notes
    /// are synced after that time. A request in flight is not sent again.
    public var resumeSync: @Sendable () async -> Void

    package init(
        _ container: Container, notes: any NoteRepository,
        resumeSync: @escaping @Sendable () async -> Void = {}
    ) {
        session = container.session
        login = container.login
        self.notes = NotesUseCases(repository: notes)
        delay = container.delay
        demoLogin = container.demoLogin
        self.resumeSync = resumeSync
    }
}

@MainActor
extension NotesContainer {
    /// A view model for the whole app. It starts with an empty login form.
    public func makeAppViewModel() -> NotesAppViewModel {
        NotesAppViewModel(useCases: session) {
            LoginViewModel(useCases: login)
        } makeNotes: { session, place in
            NotesViewModel(
                session: session, selectedNoteID: place?.noteID, useCases: notes, delay: delay)
        }
    }

    /// A store for the whole app. It starts with an empty login form.
    public func makeAppStore(log: NotesAppStore.Log? = nil) -> NotesAppStore {
        let reducer = NotesAppReducer(
            useCases: session, login: LoginReducer(useCases: login),
            notes: NotesReducer(useCases: notes, delay: delay))
        return NotesAppStore(NotesAppState(), reducer: reducer, log: log)
    }
}
