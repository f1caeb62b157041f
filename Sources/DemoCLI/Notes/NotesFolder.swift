import DI
import Domain
import Foundation
import Presentation

/// The notes of a folder, read and changed through screens of one pattern.
@MainActor
struct NotesFolder {
    private let name: String
    /// Nil if the notes stay on this device.
    private let server: String?
    private let container: Container
    private let pattern: Pattern
    private let console: Console

    /// Makes the folder only if `isNew`; otherwise a missing one throws, because it was mistyped.
    init(path: String, isNew: Bool, server: String?, pattern: Pattern, console: Console) throws {
        name = path.quoted
        self.server = server ?? ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
        self.pattern = pattern
        self.console = console
        let address = try self.server.map { try Container.serverAddress($0) }
        guard isNew || FileManager.default.fileExists(atPath: path) else {
            throw Problem(.noInput, "\(name) does not exist; notes login EMAIL makes it")
        }
        do {
            container = try .live(folder: URL(fileURLWithPath: path), server: address)
        } catch {
            throw Problem(.inputOutput, "\(name) can't be made; name a folder that you can write")
        }
    }

    func logIn(email: String) async throws {
        let place = server.map { "at \($0.quoted)" } ?? "on this device"
        let typed = isatty(STDIN_FILENO) == 1 ? getpass("Password \(place): ") : nil
        let password = typed.map { String(cString: $0) } ?? readLine()
        let credentials = Credentials(email: email, password: Password(password ?? ""))
        _ = try await container.login.logIn.execute(credentials)
        try console.print(["Logged in as \(email.quoted) \(place)."])
        await trySync()
    }

    func logOut() async throws {
        try await container.session.logOut.execute()
        try console.print(["Logged out."])
    }

    func list(asJSON: Bool) async throws {
        let rows = try await screenWithNotes().state.notes.map { note in
            [note.id, note.status.word, note.content.text, note.status.reason].compactMap(\.self)
        }
        try console.print(rows, under: ["id", "status", "text", "reason"], asJSON: asJSON)
    }

    /// Gives a note this text; without an id, a new one.
    func write(_ text: String, to id: Note.ID?) async throws {
        if text.allSatisfy(\.isWhitespace) { throw NoteError.empty }
        let newID = Note.newID()
        try await change(id, id.map { "Changed \($0.quoted)." } ?? newID) { screen in
            if let id { screen.select(id) } else { screen.add(newID) }
            screen.type(text)
            return screen.closeEditor()
        }
    }

    /// Makes a change, prints `says`, then tries to sync. A sync that fails is only printed.
    func change(
        _ id: Note.ID?, _ says: String, _ change: (any NotesScreen) -> Task<Void, Never>?
    ) async throws {
        let screen = try await screenWithNotes()
        if let id, screen.state.note(id) == nil { throw NoteError.notFound(id) }
        let writing = change(screen)
        await writing?.value
        if let error = screen.state.error { throw error }
        try console.print([writing == nil ? "Nothing is to be changed." : says])
        await trySync()
    }
}

extension NotesFolder {
    /// Sends and fetches, and throws what keeps the notes from being synced.
    func sync(until deadline: ContinuousClock.Instant? = nil) async throws {
        // It observes only afterwards, so that what it shows is no older than the answer.
        let screen = try await makeScreen()
        screen.refresh()
        await screen.wait(until: deadline) { !$0.isRefreshing }
        screen.load()
        await screen.wait(until: deadline) { !$0.isLoading && $0.sync != .syncing }
        let state = screen.state
        if let error = state.error { throw error }
        let tryAgain = "what waits is kept: run notes sync to try again"
        switch state.isLoading ? .syncing : state.sync {
        case .idle:
            let count = state.notes.count { $0.status.reason != nil }
            guard count > 0 else { return }
            let hint = "see notes list, then retry or discard each"
            throw Problem(.badData, "\(count) to be decided; \(hint)")
        case .syncing: throw Problem(.tryAgain, "there was no time for an answer; \(tryAgain)")
        case .offline:
            let server = (server ?? "this device").quoted
            throw Problem(.tryAgain, "\(server) can't be reached now; \(tryAgain)")
        case .loggedOut:
            let hint = "what waits is kept: run notes login EMAIL"
            throw Problem(.logInAgain, "the session has ended; \(hint)")
        case .failed(let error): throw error
        }
    }

    private func trySync() async {
        do {
            try await sync(until: .now.advanced(by: .seconds(2)))
        } catch {
            console.printError(Problem(error).message)
        }
    }

    private func screenWithNotes() async throws -> any NotesScreen {
        let screen = try await makeScreen()
        screen.load()
        await screen.wait { !$0.isLoading }
        if let error = screen.state.error { throw error }
        return screen
    }

    private func makeScreen() async throws -> any NotesScreen {
        guard let session = try await container.session.get.execute()?.session else {
            let hint = "run notes login EMAIL with this --folder"
            throw Problem(.logInAgain, "nobody has logged in on \(name); \(hint)")
        }
        return container.makeNotesScreen(pattern, session: session)
    }
}
