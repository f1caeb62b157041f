import Domain
import NotesDomain
import NotesPresentation
import Presentation
import Testing

/// The use cases of the whole app. The test answers their calls.
@MainActor
struct ControlledNotesApp {
    let sessions = ControlledSessions()
    let login = ControlledLogin()
    let notes = ControlledNotes()
    let session = Session(email: "al@x.test")
    let bo = Session(email: "bo@x.test")

    /// The state of the app right after the notes were opened.
    func opened(for session: Session? = nil, at noteID: Note.ID? = nil) -> NotesAppState {
        var notes = NotesState(session: session ?? self.session)
        notes.loading = .loading
        notes.selectedNoteID = noteID
        return NotesAppState(notes: notes)
    }

    /// Logs in. If a session is open, first answers its logout.
    func logIn(to app: any PlayedNotesApp, as session: Session? = nil) async {
        let submitting = app.submit(Credentials.samples[0])
        if app.writesInFlight != nil { await sessions.logOuts.answerNext(.success(())) }
        await login.logIns.answer(submitting, .success(session ?? self.session))
    }

    /// An app whose user has logged in, and sees notes.
    func listing(_ kind: AppKind) async -> any PlayedNotesApp {
        let app = kind.app(self)
        await logIn(to: app)
        await list(in: app)
        return app
    }

    /// Publishes the sample notes, and returns when they are shown.
    func list(in app: any PlayedNotesApp) async {
        notes.publish(.success(NotesSnapshot(notes: Note.samples)))
        await wait(for: "the notes") { app.state.notes?.snapshot != nil }
    }

    /// The user's location in the app while the editor shows this note.
    func place(_ noteID: Note.ID?, of session: Session? = nil) -> Place {
        var place = Place(account: (session ?? self.session).email)
        place.noteID = noteID
        return place
    }
}

/// The use cases of the session. The test answers their calls.
@MainActor
final class ControlledSessions: GetSessionUseCase, KeepPlaceUseCase, LogOutUseCase {
    let gets = ControlledCalls<OpenSession?>()
    let logOuts = ControlledCalls<Result<Void, AuthenticationError>>()
    /// The location in the app that the newest logout has stored for the next login.
    private(set) var kept: Place?

    var useCases: SessionUseCases { SessionUseCases(get: self, keepPlace: self, logOut: self) }

    @MainActor func execute() async -> OpenSession? { await gets.call() }

    @MainActor func execute(keeping place: Place?) async throws(AuthenticationError) {
        kept = place
        try await logOuts.call().get()
    }

    @MainActor func execute(_ place: Place) async {}
}

extension AppKind {
    @MainActor func app(_ services: ControlledNotesApp) -> any PlayedNotesApp {
        let (useCases, notes) = (services.notes.useCases, services.notes)
        return switch self {
        case .mvvm:
            NotesAppViewModel(useCases: services.sessions.useCases) {
                LoginViewModel(useCases: services.login.useCases)
            } makeNotes: { session, place in
                NotesViewModel(
                    session: session, selectedNoteID: place?.noteID, useCases: useCases,
                    delay: notes)
            }
        case .mvi:
            NotesAppStore(
                NotesAppState(),
                reducer: NotesAppReducer(
                    useCases: services.sessions.useCases,
                    login: LoginReducer(useCases: services.login.useCases),
                    notes: NotesReducer(useCases: useCases, delay: notes)))
        }
    }
}
