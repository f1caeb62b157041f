import DI
import Domain
import Foundation
import NotesDI
import NotesDomain
import NotesPresentation
import Presentation
import Testing

/// How often `wait` yields before it fails the test. On a busy machine, the main actor has to wait long
/// for the other threads of a container.
let turnsAtMost = 300_000

@Suite("The app over a container", .timeLimit(.minutes(5)))
@MainActor
struct NotesContainerTests {
    private let folder = TemporaryFolder()
    private let disk = SlowDisk()

    @Test("Each screen asks the services of the container", arguments: AppKind.allCases)
    func services(_ kind: AppKind) async {
        var container = NotesContainer.samples()
        container.login.logIn = FailingServices()
        let refused = kind.app(container)
        await refused.submit(Credentials.samples[0])?.finish()
        #expect(refused.state.login.error == .unavailable("authentication"))

        container.login = NotesContainer.samples().login
        container.notes.observe = FailingServices()
        let app = kind.app(container)
        await app.submit(Credentials.samples[0])?.finish()
        await wait(for: "the error") { app.state.notes?.error == .unavailable("notes") }
        #expect(app.state.notes?.session == Session(email: Credentials.samples[0].email))
    }

    @Test("Typed text waits by the container's delay", arguments: AppKind.allCases)
    func delay(_ kind: AppKind) async {
        var container = NotesContainer.samples()
        let delay = ControlledDelay()
        container.delay = delay
        let app = kind.app(container)
        await app.submit(Credentials.samples[0])?.finish()
        await wait(for: "the notes") { app.state.notes?.note("n1") != nil }
        app.typeNote("n1", "Tea")
        #expect(await delay.nextWait() == .milliseconds(500))
    }

    @Test("After a restart, the typed text is there and open", arguments: AppKind.allCases)
    func reopened(_ kind: AppKind) async throws {
        let (app, running) = try await run(kind)
        app.typeNote("n1", "Tea")
        await running.leave()
        #expect(try text(of: folder.file("notes.json")).contains("Tea"))
        let (again, _) = try await run(kind)
        await wait(for: "the note") { again.state.notes?.selectedNote?.content == "Tea" }
        #expect(again.state.notes?.selectedNoteID == "n1")
        await again.logOut()?.finish()
        await again.writesInFlight?.finish()
        let left = kind.app(try .live(folder: folder.url))
        await left.start().finish()
        #expect(left.state == NotesAppState())
    }

    @Test("Quitting saves all typed text, also text typed meanwhile", arguments: AppKind.allCases)
    func quit(_ kind: AppKind) async throws {
        let (app, running) = try await run(kind, { $0.notes.write = disk })
        app.typeNote("n1", "Tea")
        let quitting = Task { await running.finishWrites() ? disk.written : [] }
        await disk.writes.arrive(1)
        app.typeNote("n1", "Teapot")
        for _ in 1...2 { await disk.writes.answerNext(true) }
        #expect(await quitting.value == ["Tea", "Teapot"])
    }

    @Test("The app does not quit until a failed save has succeeded", arguments: AppKind.allCases)
    func quitFails(_ kind: AppKind) async throws {
        let (app, running) = try await run(kind, { $0.notes.write = disk })
        app.typeNote("n1", "Tea")
        let quitting = Task { await running.finishWrites() }
        await disk.writes.answerNext(false)
        #expect(await !quitting.value)
        #expect(app.state.notes?.error == .unavailable("Full."))
        #expect(await !running.finishWrites(), "It would be lost.")
        app.typeNote("n1", "Teapot")
        let again = Task { await running.finishWrites() }
        for _ in 1...2 { await disk.writes.answerNext(true) }
        #expect(await again.value)
        #expect(disk.written == ["Tea", "Teapot"])
    }

    @Test("A link at launch is opened; a link of another app is not", arguments: AppKind.allCases)
    func link(_ kind: AppKind) async throws {
        let (app, running) = try await run(kind, link: "sidebyside-notes://notes/n1")
        running.open("sidebyside://items/b")
        #expect(running.refusedLink?.message.contains("sidebyside://items/b") == true)
        await wait(for: "the note") { app.state.notes?.selectedNote != nil }
        #expect(app.state.place?.noteID == "n1")
    }

    /// Runs the app over a folder, with a logged-in user. Its delays never end.
    private func run(
        _ kind: AppKind, _ change: (inout NotesContainer) -> Void = { _ in }, link: String? = nil
    ) async throws -> (app: any PlayedNotesApp, running: RunningApp) {
        var container = try NotesContainer.live(folder: folder.url)
        container.delay = ControlledDelay()
        change(&container)
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let app = kind.app(container)
        let running = RunningApp(app, over: container, link: link)
        await wait(for: "the notes") { app.state.notes?.note("n1") != nil }
        return (app, running)
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

/// A disk for notes. The test answers true if the disk stores the write, and false if it is full.
@MainActor
private final class SlowDisk: WriteNoteUseCase {
    let writes = ControlledCalls<Bool>()
    private(set) var written: [String] = []

    @MainActor func execute(
        _ write: NoteWrite, for session: Session
    ) async throws(NoteError) -> Int {
        guard await writes.call() else { throw .unavailable("Full.") }
        if case .save(_, let content, _) = write { written.append(content.text) }
        return written.count
    }
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
