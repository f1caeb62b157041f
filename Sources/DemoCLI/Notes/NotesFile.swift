import DI
import Domain
import Foundation
import Presentation

/// The notes of a file, read and changed through screens of one pattern.
@MainActor
struct NotesFile {
    let name: String
    let device: NotesDevice
    let pattern: Pattern
    let console: Console

    func logIn(email: String, server address: String?) async throws {
        let known = try await device.account()?.server
        guard let server = address.map({ URL(string: $0) }) ?? known,
            ["http", "https"].contains(server.scheme), server.host()?.isEmpty == false,
            server.user() == nil, server.query() == nil, server.fragment() == nil
        else {
            throw Problem(.usage, "login needs a server, as --server http://127.0.0.1:8080")
        }
        let place = server.absoluteString.quoted
        // Another server does not know the versions that the file has.
        if let known, known != server {
            let other = known.absoluteString.quoted
            throw Problem(.usage, "\(name) is of \(other); name another file for \(place)")
        }
        let typed = isatty(STDIN_FILENO) == 1 ? getpass("Password at \(place): ") : nil
        let password = typed.map { String(cString: $0) } ?? readLine()
        let credentials = Credentials(email: email, password: Password(password ?? ""))
        _ = try await device.login(at: server).logIn.execute(credentials)
        try console.print(["Logged in as \(email.quoted) at \(place)."])
    }

    func list(asJSON: Bool) async throws {
        let screen = try await screenWithNotes()
        let isOver = try await device.account()?.isOver == true
        let waiting = try await device.kept(for: screen.state.session).waitingCount
        let report = NotesReport(screen.state.notes, waiting, isOver ? .loggedOut : .idle)
        try console.print(asJSON ? report.json : report.table)
    }

    /// Gives a note this text; without an id, a new one.
    func write(_ text: String, to id: Note.ID?) async throws {
        if text.allSatisfy(\.isWhitespace) { throw NoteError.empty }
        let newID = Note.newID()
        try await change(id, id.map { "Changed \($0.quoted)." } ?? newID) { screen in
            if let id { screen.open(id) } else { screen.add(newID) }
            screen.type(text)
            return screen.closeEditor()
        }
    }

    /// Makes a change, says so, and then what waits. How the server takes it decides nothing here.
    func change(
        _ id: Note.ID?, _ says: String, _ change: (any NotesScreen) -> Task<Void, Never>?
    ) async throws {
        let screen = try await screenWithNotes()
        if let id, screen.state.note(id) == nil { throw NoteError.notFound(id) }
        let writing = change(screen)
        await writing?.value
        if let error = screen.state.error { throw error }
        try console.print([writing == nil ? "Nothing is to be changed." : says])
        do {
            try await sync(until: .now.advanced(by: .seconds(2)))
        } catch {
            console.printError(Problem(error).message)
        }
    }
}

extension NotesFile {
    /// Sends and fetches, and throws what keeps the notes from being synced.
    func sync(until deadline: ContinuousClock.Instant? = nil) async throws {
        // It observes only afterwards, so that what it shows is no older than the answer.
        let screen = try await makeScreen()
        screen.refresh()
        await screen.wait(until: deadline) { !$0.isRefreshing }
        screen.observe()
        await screen.wait(until: deadline) { !$0.isLoading && $0.sync != .syncing }
        let state = screen.state
        if let error = state.error { throw error }
        if case .failed(let error) = state.sync { throw error }
        let (notes, waiting) = try await device.kept(for: state.session)
        let report = NotesReport(notes, waiting, state.isLoading ? .syncing : state.sync)
        let reason = await device.problem() ?? "There was no time for an answer."
        let problems: [String: (ExitCode, String)] = [
            "undecided": (.badData, "see notes list, then retry or discard each"),
            "loggedOut": (.logInAgain, "the session has ended: run notes login EMAIL"),
            "waiting": (.tryAgain, "\(reason) Run notes sync to try again"),
        ]
        guard let (code, hint) = problems[report.sync] else { return }
        throw Problem(code, "\(report.summary); \(hint)")
    }

    private func screenWithNotes() async throws -> any NotesScreen {
        let screen = try await makeScreen()
        screen.observe()
        await screen.wait { !$0.isLoading }
        if let error = screen.state.error { throw error }
        return screen
    }

    private func makeScreen() async throws -> any NotesScreen {
        guard let session = try await device.account()?.session else {
            let hint = "run notes login EMAIL with this --file"
            throw Problem(.logInAgain, "nobody has logged in with \(name); \(hint)")
        }
        var container = Container.samples()
        container.notes = device.notes
        return container.makeNotesScreen(pattern, session: session)
    }
}
