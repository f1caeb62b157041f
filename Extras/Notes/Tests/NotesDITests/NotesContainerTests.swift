import Domain
import Foundation
import NotesDI
import NotesDomain
import NotesPresentation
import Presentation
import Testing

/// How often `wait` yields before it fails the test. Containers also work on other threads, for which
/// the main actor has to wait on a busy machine.
let turnsAtMost = 300_000

@Suite("The app over a container", .timeLimit(.minutes(5)))
@MainActor
struct NotesContainerTests {
    private let folder = TemporaryFolder()

    @Test("Each screen asks the services of the container", arguments: AppKind.allCases)
    func services(_ kind: AppKind) async {
        var container = NotesContainer.samples()
        container.login.logIn = FailingServices()
        let refused = kind.app(container)
        await refused.submit()?.finish()
        #expect(refused.state.login.error == .unavailable("authentication"))

        container.login = NotesContainer.samples().login
        container.notes.observe = FailingServices()
        let app = kind.app(container)
        await app.submit()?.finish()
        await wait(for: "the error") { app.state.notes?.error == .unavailable("notes") }
        #expect(app.state.notes?.session == Session(email: Credentials.samples[0].email))
    }

    @Test("Typed text waits by the container's delay", arguments: AppKind.allCases)
    func delay(_ kind: AppKind) async {
        var container = NotesContainer.samples()
        let delay = ControlledDelay()
        container.delay = delay
        let app = kind.app(container)
        await app.submit()?.finish()
        app.typeNote("n9", "Tea")
        #expect(await delay.nextWait() == .milliseconds(500))
    }

    @Test("Closed and opened again, what was typed is there", arguments: AppKind.allCases)
    func reopened(_ kind: AppKind) async throws {
        let app = kind.app(try .live(folder: folder.url))
        await app.submit()?.finish()
        app.typeNote("n9", "Tea")
        app.saveDrafts()
        await app.writesInFlight?.finish()
        #expect(try text(of: folder.file("notes.json")).contains("Tea"))
        let again = kind.app(try .live(folder: folder.url))
        await again.start().finish()
        await wait(for: "the note") { again.state.notes?.note("n9")?.content == "Tea" }
        await again.logOut()?.finish()
        await again.writesInFlight?.finish()
        let left = kind.app(try .live(folder: folder.url))
        await left.start().finish()
        #expect(left.state == NotesAppState())
    }
}

private struct FailingServices: LogInUseCase, ObserveNotesUseCase {
    func execute(_ credentials: Credentials) throws(AuthenticationError) -> Session {
        throw .unavailable("authentication")
    }

    func execute(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        AsyncStream { $0.yield(.failure(.unavailable("notes"))) }
    }
}

/// An app as the user uses it.
@MainActor
private protocol PlayedNotesApp: NotesAppScreen {
    func submit() -> ScreenTask?
    func typeNote(_ id: Note.ID, _ text: String)
}

extension AppKind {
    @MainActor
    fileprivate func app(_ container: NotesContainer) -> any PlayedNotesApp {
        switch self {
        case .mvvm: container.makeAppViewModel()
        case .mvi: container.makeAppStore()
        }
    }
}

extension NotesAppViewModel: PlayedNotesApp {
    fileprivate func submit() -> ScreenTask? {
        login?.email = Credentials.samples[0].email
        login?.password = Credentials.samples[0].password
        return login?.submit()
    }

    fileprivate func typeNote(_ id: Note.ID, _ text: String) {
        notes?.add(id)
        notes?.type(text, into: id)
    }
}

extension NotesAppStore: PlayedNotesApp {
    fileprivate func submit() -> ScreenTask? {
        send(.login(.emailChanged(Credentials.samples[0].email)))
        send(.login(.passwordChanged(Credentials.samples[0].password)))
        return send(.login(.submitTapped))
    }

    fileprivate func typeNote(_ id: Note.ID, _ text: String) {
        send(.notes(.addTapped(id)))
        send(.notes(.textChanged(id, text)))
    }
}
