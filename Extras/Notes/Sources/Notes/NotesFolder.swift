import Domain
import Foundation
import NotesDI
import NotesDomain

/// Reads and changes the notes in a folder, for the account whose session is in this folder.
@MainActor
struct NotesFolder {
    let path: String
    let container: NotesContainer
    let server: String?
    let console: Console

    /// Says in messages where the notes are: at a server, or on this device.
    private var place: String { server.map { "at \($0.quoted)" } ?? "on this device" }

    /// Performs the action that the arguments name.
    func run(_ arguments: Arguments) async throws {
        let words = arguments.operands
        let (id, text) = (words.dropFirst().first ?? "", words.last ?? "")
        switch (words.first, words.count) {
        case ("login", 2): try await logIn(email: id)
        case ("logout", 1):
            try await container.session.logOut.execute(keeping: nil)
            try console.print(["Logged out."])
        case ("list", 1): try await list(asJSON: arguments.options["--format"] == "json")
        case ("add", 2):
            let id = Note.newID()
            let done = "Added \(id) (\(text.oneLine(limit: 100).quoted))."
            try await perform(.save(id, NoteContent(text), original: nil), done)
        case ("edit", 3):
            try await change(id, "Changed") { note in
                let content = note.content.with(text: text)
                return content == note.content ? nil : .save(id, content, original: note.content)
            }
        case ("delete", 2): try await change(id, "Deleted") { .delete(id, original: $0.content) }
        case ("retry", 2): try await change(id, "Retried") { $0.status.isStuck ? .retry(id) : nil }
        case ("discard", 2):
            try await change(id, "Discarded") { $0.status.isStuck ? .discard(id) : nil }
        case ("sync", 1):
            try await sync()
            try console.print([server == nil ? "Kept \(place)." : "Synced."])
        default: throw Problem(usage: "Notes can't do \(words.joined(separator: " ").quoted)")
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
            let (status, reason) = status(of: note)
            return [note.id, status, note.content.text] + reason
        }
        try console.print(rows, under: ["id", "status", "text", "reason"], asJSON: asJSON)
    }

    /// The status of the note as one word. If the user has to retry or discard a change, also the reason.
    private func status(of note: Note) -> (word: String, reason: [String]) {
        switch note.status {
        case .synced where server != nil: return ("synced", [])
        case .synced: return (Note.samples.contains(note) ? "sample" : place, [])
        case .waiting: return ("waiting", [])
        case .rejected(let reason): return ("rejected", [reason])
        case .conflict(let mine, let theirs):
            let (mine, theirs) = (mine?.text.quoted, theirs?.text.quoted)
            return ("conflict", ["\(mine ?? "deleted") here, \(theirs ?? "deleted") at the server"])
        }
    }

    /// Changes a note, and prints what was done. If `write` returns nil, nothing changes. Throws if no
    /// note has this id.
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

    /// Syncs with the server. Throws if the sync fails, or if a note is rejected or in conflict.
    private func sync() async throws {
        try await container.notes.sync.execute(for: session())
        let snapshot = try await snapshot(afterSync: true)
        warn(snapshot)
        let stuck = snapshot.notes.count(where: \.status.isStuck)
        let hint = "what waits is kept: run Notes"
        switch snapshot.sync {
        case .offline(_, let answer?): throw Problem(.tryAgain, "\(answer) (\(hint) sync)")
        case .offline: throw Problem(.tryAgain, "the server \(place) does not answer; \(hint) sync")
        case .loggedOut: throw Problem(.logInAgain, "the session has ended; \(hint) login EMAIL")
        case .failed(let error): throw error
        case .idle, .syncing:
            if stuck == 0 { return }
            throw Problem(.badData, "\(stuck) to be decided: see Notes list, retry or discard")
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
            console.printError(syncing.isCancelled ? "no answer yet; run Notes sync" : problem)
        }
    }

    private func session() async throws -> Session {
        let open = await container.session.get.execute()?.session
        if case .failure(.storage(.damaged(let reason))) = open {
            throw Problem(.logInAgain, "\(reason.details); run Notes login EMAIL")
        }
        if let session = try open?.get() { return session }
        throw Problem(.logInAgain, "nobody has logged in on \(path.quoted); run Notes login EMAIL")
    }

    /// Returns the first snapshot. If `afterSync` is true, skips the snapshots in which a sync is in
    /// flight.
    private func snapshot(afterSync: Bool = false) async throws -> NotesSnapshot {
        for await answer in container.notes.observe.execute(for: try await session()) {
            let snapshot = try answer.get()
            if !afterSync || snapshot.sync != .syncing { return snapshot }
        }
        throw NoteError.cancelled
    }
}
