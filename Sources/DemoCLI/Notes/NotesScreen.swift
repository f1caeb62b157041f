import DI
import Domain
import Foundation

/// The notes of the account that has logged in, as the actions of the command line use them.
@MainActor
struct NotesScreen {
    private let place: NotesPlace
    private let session: Session
    private let account: NotesAccount

    init(_ place: NotesPlace) async throws {
        guard let account = try await place.account(), let session = account.session else {
            throw Problem(
                .logInAgain,
                "nobody has logged in with \(place.name); run notes login EMAIL with this --file")
        }
        (self.place, self.session, self.account) = (place, session, account)
    }

    func list(asJSON: Bool) async throws -> ExitCode {
        let report = try await report(isOver: account.isOver)
        if asJSON {
            try Console.standard.print(try report.json)
        } else {
            try Console.standard.print(report.table)
        }
        return .done
    }

    func sync() async throws -> ExitCode {
        let status = await Console.waiting(for: account.server.absoluteString) {
            await sync(atMost: nil)
        }
        let report = try await report(isOver: status == .loggedOut)
        if let problem = await problem(report, status) { throw problem }
        try Console.standard.print([Line("Synced: \(report.notes.count.counted("note")).")])
        return .done
    }

    func add(_ text: String) async throws -> ExitCode {
        let id = Note.newID()
        return try await change(id, says: id) { () async throws(NoteError) in
            try await place.device.notes.save.execute(
                id: id, text: text, replacing: nil, for: session)
        }
    }

    /// The edit begins from the text that the file has now: nobody sees an older one here.
    func edit(_ id: Note.ID, _ text: String) async throws -> ExitCode {
        let base = try await note(id).text
        return try await change(id, says: "Changed \(id.quoted).") { () async throws(NoteError) in
            try await place.device.notes.save.execute(
                id: id, text: text, replacing: base, for: session)
        }
    }

    func delete(_ id: Note.ID) async throws -> ExitCode {
        let base = try await note(id).text
        return try await change(
            id, says: "Deleted \(id.quoted) (\(base.quoted))."
        ) { () async throws(NoteError) in
            try await place.device.notes.delete.execute(id: id, ifStill: base, for: session)
        }
    }

    func retry(_ id: Note.ID) async throws -> ExitCode {
        try await change(id, says: "\(id.quoted) is sent again.") { () async throws(NoteError) in
            try await place.device.notes.retry.execute(id: id, for: session)
        }
    }

    func discard(_ id: Note.ID) async throws -> ExitCode {
        try await change(id, says: "\(id.quoted) is as the server has it.") {
            () async throws(NoteError) in
            try await place.device.notes.discard.execute(id: id, for: session)
        }
    }
}

extension NotesScreen {
    /// Makes the change, says so, and then what waits. How the server takes it decides nothing here.
    private func change(
        _ id: Note.ID, says done: String, _ change: () async throws(NoteError) -> Void
    ) async throws -> ExitCode {
        do throws(NoteError) {
            try await change()
        } catch {
            throw Problem(error)
        }
        try Console.standard.print([Line(done)])
        let status = await sync(atMost: .seconds(2))
        let report = try await report(isOver: status == .loggedOut)
        if let problem = await problem(report, status) { Console.printError(problem.message) }
        return .done
    }

    /// How things stand after a try to sync; nil if it did not end in time.
    private func sync(atMost limit: Duration?) async -> SyncStatus? {
        let notes = place.device.notes
        let trying = Task { [session] in
            // What goes wrong is in the status. Observing first would be another round of requests.
            try? await notes.sync.execute(for: session)
            for await snapshot in notes.observe.execute(for: session) {
                let status = try? snapshot.get().sync
                if status != .syncing { return status }
            }
            return nil
        }
        let clock = Task {
            guard let limit else { return }
            try await Task.sleep(for: limit)
            trying.cancel()
        }
        defer { clock.cancel() }
        return await trying.value
    }

    private func note(_ id: Note.ID) async throws -> Note {
        let notes = try await report(isOver: false).notes
        guard let note = notes.first(where: { $0.id == id }) else {
            throw Problem(NoteError.notFound(id))
        }
        return note
    }

    private func report(isOver: Bool) async throws -> NotesReport {
        do throws(NoteError) {
            let kept = try await place.device.kept(for: session)
            return NotesReport(
                notes: kept.notes, waitingCount: kept.waitingCount, isOver: isOver)
        } catch {
            throw Problem(error)
        }
    }

    /// What keeps the notes from being synced, what waits because of it, and what to do.
    private func problem(_ report: NotesReport, _ status: SyncStatus?) async -> Problem? {
        let waiting = report.waitingInWords
        if case .failed(let error) = status { return Problem(error) }
        if status == .loggedOut {
            return Problem(
                .logInAgain,
                "\(waiting); the session at \(account.server.absoluteString) has ended: run notes "
                    + "login \(session.email.escaped()) with --file \(place.name)")
        }
        if status != .idle || report.waitingCount > 0 {
            let reason = await place.device.problem() ?? "There was no time for an answer."
            return Problem(.tryAgain, "\(waiting); \(reason) Run notes sync to try again")
        }
        if report.undecidedCount > 0 {
            return Problem(
                .badData,
                "\(report.undecidedInWords); see notes list, then retry or discard each")
        }
        return nil
    }
}

extension Problem {
    fileprivate init(_ error: NoteError) {
        let code: ExitCode =
            switch error {
            case .empty: .usage
            case .notFound, .cancelled: .failed
            case .damaged: .badData
            case .unavailable: .inputOutput
            }
        self.init(code, error.message)
    }
}
