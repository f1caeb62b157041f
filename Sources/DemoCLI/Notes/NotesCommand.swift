import DI
import Domain
import Foundation

extension Command {
    static let notes = Command(
        usage: "notes ACTION --folder FOLDER [--server URL] [--format table|json]",
        summary: "keep notes offline, and bring them to a server and back",
        details: """
            ACTION is one of these:

              login EMAIL   open a session; the password is read from standard input
              logout        end the session; the notes stay until the account is back
              list          show the notes as this folder has them
              add TEXT      add a note and print its id
              edit ID TEXT  give a note another text
              delete ID     delete a note
              sync          send what waits, and fetch what is new
              retry ID      send a rejected change again, or your side of a conflict
              discard ID    forget a rejected change, or your side of a conflict

            login makes FOLDER. Without --server, or SIDEBYSIDE_SERVER, notes stay on this
            device, and al@x.test logs in with enigma. A change is on the disk when its
            action ends, and sent if that takes at most two seconds. sync ends with 65 if
            something is to be decided. Texts and ids that begin with a dash come after --.
            """
    ) { arguments, console in
        guard let verb = arguments.operands.first, let path = arguments["--folder"] else {
            throw arguments.problem("notes needs something to do, such as list, and a --folder")
        }
        if verb != "login" {
            try InputFile(path: path).check(remedy: "notes login EMAIL makes it")
        }
        let server =
            arguments["--server"] ?? ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
        let address = try server.map { try Container.serverAddress($0) }
        let folder = URL(fileURLWithPath: path)
        let onWait = { @MainActor @Sendable (process: Int32?) in
            let name = process.map { "process \($0)" } ?? "another process"
            console.printError("\(name) is sending this account's notes; waiting until it is done")
        }
        let live = try? Container.live(folder: folder, server: address, onWait: onWait)
        guard let container = live else {
            throw Problem(.inputOutput, "\(path.quoted) can't be made; name a folder to write to")
        }
        let notes = NotesFolder(
            path: path, container: container, server: address?.absoluteString, console: console)
        try await notes.run(arguments)
    }
}

/// Reads and changes the notes in a folder, for the account whose session is in this folder.
@MainActor
struct NotesFolder {
    let path: String
    let container: Container
    let server: String?
    let console: Console

    /// Says in messages where the notes are: at a server, or on this device.
    private var place: String { server.map { "at \($0.quoted)" } ?? "on this device" }

    /// Performs the action that the operands name.
    func run(_ arguments: Arguments) async throws {
        let words = arguments.operands
        let (id, newID) = (words.dropFirst().first ?? "", Note.newID())
        let text = words.last ?? ""
        switch (words.first, words.count) {
        case ("login", 2): try await logIn(email: id)
        case ("logout", 1):
            try await container.session.logOut.execute()
            try console.print(["Logged out."])
        case ("list", 1): try await list(asJSON: arguments.isJSON)
        case ("add", 2):
            try await perform(.save(newID, NoteContent(text), original: nil), newID)
        case ("edit", 3):
            try await change(id, "Changed") { note in
                let content = note.content.with(text: text)
                return content == note.content ? nil : .save(id, content, original: note.content)
            }
        case ("delete", 2): try await change(id, "Deleted") { .delete(id, original: $0.content) }
        case ("retry", 2): try await change(id, "Retried") { $0.isStuck ? .retry(id) : nil }
        case ("discard", 2): try await change(id, "Discarded") { $0.isStuck ? .discard(id) : nil }
        case ("sync", 1):
            try await sync()
            try console.print([server == nil ? "Kept \(place)." : "Synced."])
        default: throw arguments.problem("notes can't do \(words.joined(separator: " ").quoted)")
        }
    }

    private func logIn(email: String) async throws {
        guard isatty(STDIN_FILENO) == 0, let password = readLine(), !password.isEmpty else {
            throw Problem(.usage, "the password is read from standard input: echo PASSWORD | …")
        }
        let session = try await container.login.logIn.execute(
            Credentials(email: email, password: Password(password)))
        try console.print(["Logged in as \(session.email.quoted) \(place)."])
        await trySync()
    }

    private func list(asJSON: Bool) async throws {
        let snapshot = try await snapshot()
        warn(snapshot)
        let rows = snapshot.notes.map { note in
            let status = note.status == .synced && server == nil ? place : note.words[0]
            return [note.id, status, note.content.text] + note.words.dropFirst()
        }
        try console.print(rows, under: ["id", "status", "text", "reason"], asJSON: asJSON)
    }

    /// Changes a note, and prints what was done. If `write` returns nil, nothing changes. Throws if there
    /// is no such note.
    private func change(_ id: Note.ID, _ done: String, _ write: (Note) -> NoteWrite?) async throws {
        let note = try await snapshot().notes.first { $0.id == id }
        guard let note else { throw NoteError.notFound(id) }
        guard let write = write(note) else { return try console.print(["Nothing changes."]) }
        try await perform(write, "\(done) \(id.quoted).")
    }

    /// Stores the change, prints what was done, and syncs for at most two seconds.
    private func perform(_ write: NoteWrite, _ done: String) async throws {
        try await container.notes.write.execute(write, for: session())
        try console.print([done])
        await trySync()
    }

    /// Syncs with the server. Throws if the sync fails, or if the user has to decide about a note.
    private func sync() async throws {
        try await container.notes.sync.execute(for: session())
        let snapshot = try await snapshot { $0.sync != .syncing }
        warn(snapshot)
        let stuck = snapshot.notes.count(where: \.isStuck)
        let hint = "what waits is kept: run notes"
        switch snapshot.sync {
        case .offline: throw Problem(.tryAgain, "the server \(place) does not answer; \(hint) sync")
        case .loggedOut: throw Problem(.logInAgain, "the session has ended; \(hint) login EMAIL")
        case .failed(let error): throw error
        case .idle, .syncing:
            if stuck == 0 { return }
            throw Problem(.badData, "\(stuck) to be decided: see notes list, retry or discard")
        }
    }

    private func warn(_ snapshot: NotesSnapshot) {
        if snapshot.unreadable == 0 { return }
        console.printError("\(snapshot.unreadable) of the notes \(place) can't be read")
    }

    /// Syncs for at most two seconds. A failure is only printed, because the change or the login before
    /// the sync has already succeeded.
    private func trySync() async {
        let syncing = Task { try await sync() }
        Task { [delay = console.delay] in
            try await delay.wait(for: .seconds(2))
            syncing.cancel()
        }
        do { try await syncing.value } catch {
            let problem = Problem(error).message
            console.printError(syncing.isCancelled ? "no answer yet; run notes sync" : problem)
        }
    }

    private func session() async throws -> Session {
        let open = await container.session.get.execute()?.session
        if case .failure(.storage(.damaged(let reason))) = open {
            throw Problem(.logInAgain, "\(reason.details); run notes login EMAIL")
        }
        if let session = try open?.get() { return session }
        throw Problem(.logInAgain, "nobody has logged in on \(path.quoted); run notes login EMAIL")
    }

    /// The first snapshot for which `isWanted` is true.
    private func snapshot(
        _ isWanted: (NotesSnapshot) -> Bool = { _ in true }
    ) async throws -> NotesSnapshot {
        for await snapshot in container.notes.observe.execute(for: try await session()) {
            if try isWanted(snapshot.get()) { return try snapshot.get() }
        }
        throw NoteError.cancelled
    }
}

extension Note {
    /// The first text is the status of the note, as one word. The reason follows as the second text if
    /// the user has to retry or discard a change.
    fileprivate var words: [String] {
        switch status {
        case .synced: return ["synced"]
        case .waiting: return ["waiting"]
        case .rejected(let reason): return ["rejected", reason]
        case .conflict(let mine, let theirs):
            let (mine, theirs) = (mine?.text.quoted, theirs?.text.quoted)
            return ["conflict", "\(mine ?? "deleted") here, \(theirs ?? "deleted") at the server"]
        }
    }

    /// True if the user has to retry or discard a change.
    fileprivate var isStuck: Bool { words.count > 1 }
}
