import Domain
import Presentation

/// The use cases of the whole app, answered by the test.
@MainActor
struct ControlledApp {
    let sessions = ControlledSessions()
    let login = ControlledLogin()
    let items = ControlledItems()
    let users = ControlledUsers()
    let counter = ControlledCounter()
    let notes = ControlledNotes()
    let session = Session(email: "al@x.test")
    let bo = Session(email: "bo@x.test")

    /// The main screen as it is opened.
    func opened(for session: Session? = nil, at place: Place? = nil) -> MainState {
        var main = MainState(session: session ?? self.session, place: place)
        main.items.loading = .loading
        main.users.loading = .loading
        main.counter.loading = .loading
        main.notes.loading = .loading
        return main
    }

    /// Returns when the main screen has read everything.
    func mainLoads(_ count: Int) async {
        await items.loads.arrive(count)
        await users.loads.arrive(count)
        await counter.loads.arrive(count)
    }

    /// Answers the first loads of the main screen.
    func answerLoads() async {
        await items.loads.answerNext(.success(Item.samples))
        await users.loads.answerNext(.success(User.samples))
        await counter.loads.answerNext(.success(.sample))
        notes.publish(.success(NotesSnapshot(notes: Note.samples)))
    }

    /// The answer to an app that is opened again.
    func open(at place: Place? = nil) -> OpenSession {
        OpenSession(session: .success(session), place: place)
    }

    /// An app whose user has just logged in.
    func loggedIn(_ kind: AppKind) async -> any PlayedApp {
        let app = kind.app(self)
        await logIn(to: app)
        return app
    }

    /// Returns when the main screen has begun to read everything.
    func logIn(to app: any PlayedApp, as session: Session? = nil) async {
        let submitting = app.submit(Credentials.samples[0])
        await login.logIns.answer(submitting, .success(session ?? self.session))
        await mainLoads(login.logIns.count)
    }
}

extension AppKind {
    @MainActor func app(_ services: ControlledApp) -> any PlayedApp {
        switch self {
        case .mvvm: services.makeAppViewModel()
        case .mvi: services.makeAppStore()
        }
    }
}

/// The app's own use cases, answered by the test. No screen keeps a place.
@MainActor
final class ControlledSessions: GetSessionUseCase, KeepPlaceUseCase, LogOutUseCase {
    let gets = ControlledCalls<OpenSession?>()
    let logOuts = ControlledCalls<Result<Void, AuthenticationError>>()

    var useCases: SessionUseCases { SessionUseCases(get: self, keepPlace: self, logOut: self) }

    @MainActor func execute() async -> OpenSession? { await gets.call() }

    @MainActor func execute() async throws(AuthenticationError) {
        try await logOuts.call().get()
    }

    @MainActor func execute(_ place: Place) async {}
}
