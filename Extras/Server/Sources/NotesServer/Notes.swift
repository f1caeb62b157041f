import Foundation
import GRDB

/// The notes of all accounts, each account's apart from the others'.
struct Notes: Sendable {
    let database: any DatabaseWriter

    enum Outcome: Equatable {
        /// It has taken effect, now or when it was sent before.
        case applied(Note)
        /// The client has seen another version than this one, or none.
        case conflict(Note)
        case missing
        /// The key came with another request before.
        case keyReused
    }

    struct Page {
        let notes: [Note]
        /// The version that the page ends with.
        let cursor: Int
        let more: Bool
    }

    /// The changes after a version, in their order, up to the end of a page.
    ///
    /// `nil` if the account has not come to that version yet.
    func page(after version: Int, limit: Int, of account: String) async throws -> Page? {
        try await database.read { database in
            let last = try lastVersion(of: account, in: database)
            guard version <= last else { return nil }
            let request: SQLRequest<Note> = """
                SELECT * FROM note
                WHERE account = \(account) AND version > \(version) ORDER BY version LIMIT \(limit)
                """
            // Row by row, so that no text is in memory that the page does not have.
            let rows = try request.fetchCursor(database)
            var notes: [Note] = []
            var bytes = 0
            while bytes <= 1_000_000, let note = try rows.next() {
                notes.append(note)
                bytes += try JSONEncoder().encode(note).count
            }
            let cursor = notes.last?.version ?? version
            return Page(notes: notes, cursor: cursor, more: cursor < last)
        }
    }

    /// The change, and that its key has been used, become durable together or not at all.
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
            // A delete of what is deleted is done; an edit of it needs a decision.
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
