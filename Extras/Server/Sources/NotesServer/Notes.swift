import Foundation
import GRDB

/// The notes of all accounts. Each method uses only the notes of one account.
struct Notes: Sendable {
    let database: any DatabaseWriter

    enum Outcome: Equatable {
        /// The change has taken effect, now or when it was sent before.
        case applied(Note)
        /// The client's precondition does not match the version of this note.
        case conflict(Note)
        case missing
        /// An earlier, different request had the same key.
        case keyReused
    }

    struct Page {
        let notes: [Note]
        /// The position after the last change of the page.
        let cursor: Cursor
        let more: Bool
    }

    /// The first page of the changes after a cursor, oldest change first.
    ///
    /// `nil` if the database does not have the change that the cursor names. The change is from another
    /// database, or was lost in a restore from a backup.
    func page(after cursor: Cursor, limit: Int, of account: String) async throws -> Page? {
        try await database.read { database in
            let version = cursor.version
            let last = try lastVersion(of: account, in: database)
            let isKnown = try cursor.key == key(of: version, account, in: database)
            guard version == 0 || version <= last && isKnown else { return nil }
            let request: SQLRequest<Note> = """
                SELECT * FROM note
                WHERE account = \(account) AND version > \(version) ORDER BY version LIMIT \(limit)
                """
            // Reads row by row, so that only the texts of the page are in memory.
            let rows = try request.fetchCursor(database)
            var notes: [Note] = []
            var bytes = 0
            while bytes <= 1_000_000, let note = try rows.next() {
                notes.append(note)
                bytes += try JSONEncoder().encode(note).count
            }
            guard let end = notes.last?.version else {
                return Page(notes: [], cursor: cursor, more: false)
            }
            let key = try key(of: end, account, in: database)
            return Page(notes: notes, cursor: Cursor(version: end, key: key), more: end < last)
        }
    }

    /// The key of the change that has this version; empty if there is none.
    private func key(
        of version: Int, _ account: String, in database: Database
    ) throws -> String {
        let request: SQLRequest<String> = """
            SELECT key FROM appliedChange WHERE account = \(account) AND version = \(version)
            """
        return try request.fetchOne(database) ?? ""
    }

    /// Stores the change and its key in one transaction, so that a crash can't separate them.
    func apply(_ change: Change, account: String) async throws -> Outcome {
        try await database.write { database in
            let earlier = try AppliedChange.of(account: account, key: change.key, in: database)
            if let earlier {
                guard try earlier.fingerprint == change.fingerprint() else { return .keyReused }
                return .applied(
                    Note(id: change.id, content: change.content, version: earlier.version))
            }
            if let refusal = try refusal(of: change, account: account, in: database) {
                return refusal
            }
            let version = try lastVersion(of: account, in: database) + 1
            let note = Note(id: change.id, content: change.content, version: version)
            try StoredNote(account: account, note: note).insert(database)
            try AppliedChange.insert(change, version: version, account: account, in: database)
            return .applied(note)
        }
    }

    private func refusal(
        of change: Change, account: String, in database: Database
    ) throws -> Outcome? {
        let request: SQLRequest<Note> = """
            SELECT * FROM note WHERE account = \(account) AND id = \(change.id)
            """
        let current = try request.fetchOne(database)
        guard let current, current.content != nil else {
            if change.condition == .isAbsent { return nil }
            // Deleting a deleted note is no conflict. Editing it is one, because the user has to
            // decide.
            return change.content == nil ? .missing : current.map(Outcome.conflict) ?? .missing
        }
        return change.condition == .hasVersion(current.version) ? nil : .conflict(current)
    }

    private func lastVersion(of account: String, in database: Database) throws -> Int {
        let request: SQLRequest<Int> = """
            SELECT coalesce(max(version), 0) FROM note WHERE account = \(account)
            """
        return try request.fetchOne(database) ?? 0
    }
}
