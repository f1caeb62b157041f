import Data
import Domain
import Testing

/// What every server of notes answers. A check needs an account, in which other notes may be.
enum RemoteNotesContract: CaseIterable {
    case create, edit, delete, again, conflicts, missing, repetition, usedKey, cursor, pages
    case rejections, accounts

    /// The sessions are of two accounts of the server.
    func check(
        _ remote: any RemoteNotes, _ session: Session, _ other: Session
    ) async throws {
        let server = CheckedServer(remote: remote, session: session)
        switch self {
        case .create:
            let start = try await server.all().cursor
            let note = try await server.put("Milk", nil)
            #expect(note.text == "Milk" && note.id == server.id)
            #expect(try await remote.changes(after: start, for: session).notes == [note])
        case .edit:
            let note = try await server.put("Milk", nil)
            let edited = try await server.put("Tea", note.version)
            #expect(edited.version > note.version)
            #expect(try await server.newest() == edited)
        case .delete:
            let note = try await server.put("Milk", nil)
            try await server.delete(note.version)
            let tombstone = try await server.newest()
            #expect(tombstone?.text == nil && tombstone?.version ?? 0 > note.version)
        case .again:
            let note = try await server.put("Milk", nil)
            try await server.delete(note.version)
            #expect(try await server.put("Milk", nil).version > note.version + 1)
        case .conflicts:
            let old = try await server.put("Milk", nil)
            let new = try await server.put("Tea", old.version)
            await #expect(throws: RemoteNotesError.conflict(new)) {
                try await server.put("Rye", nil)
            }
            await #expect(throws: RemoteNotesError.conflict(new)) {
                try await server.put("Rye", old.version)
            }
            await #expect(throws: RemoteNotesError.conflict(new)) {
                try await server.delete(old.version)
            }
            try await server.delete(new.version)
            let tombstone = try #require(try await server.newest())
            await #expect(throws: RemoteNotesError.conflict(tombstone)) {
                try await server.put("Rye", new.version)
            }
        case .missing:
            await #expect(throws: RemoteNotesError.notFound) { try await server.put("Rye", 1) }
            await #expect(throws: RemoteNotesError.notFound) { try await server.delete(1) }
            let note = try await server.put("Milk", nil)
            try await server.delete(note.version)
            await #expect(throws: RemoteNotesError.notFound) {
                try await server.delete(note.version)
            }
        case .repetition:
            let key = Note.newID()
            let note = try await server.put("Milk", nil, key)
            let edited = try await server.put("Tea", note.version)
            #expect(try await server.put("Milk", nil, key) == note)
            let second = Note.newID()
            try await server.delete(edited.version, second)
            try await server.delete(edited.version, second)
            #expect(try await server.put("Milk", nil, key) == note)
            #expect(try await server.newest()?.text == nil)
        case .usedKey:
            let key = Note.newID()
            let note = try await server.put("Milk", nil, key)
            await server.expectRejection { try await server.put("Tea", nil, key) }
            await server.expectRejection { try await server.put("Milk", note.version, key) }
            await server.expectRejection { try await server.delete(note.version, key) }
        case .cursor:
            let note = try await server.put("Milk", nil)
            let cursor = try await server.all().cursor
            let edited = try await server.put("Tea", note.version)
            let changes = try await remote.changes(after: cursor, for: session)
            #expect(changes.notes == [edited])
            let none = try await remote.changes(after: changes.cursor, for: session)
            #expect(none.notes.isEmpty && none.cursor == changes.cursor)
            for cursor in ["999999999", "-1", "x", ""] {
                await #expect(throws: RemoteNotesError.unknownCursor) {
                    try await remote.changes(after: cursor, for: session)
                }
            }
        case .pages:
            let start = try await server.all().cursor
            let long = String(repeating: "é", count: 49_000)
            let ids = (0..<12).map { "\(server.id)-\($0)" }
            for id in ids {
                let key = Note.newID()
                _ = try await remote.put(
                    id: id, text: long, version: nil, key: key, for: session)
            }
            let first = try await remote.changes(after: start, for: session)
            #expect(first.hasMore && first.notes.count == 11)
            let all = try await server.all(after: start)
            #expect(all.notes.map(\.id) == ids)
            // What changes between two pages comes once more, as it is then.
            let key = Note.newID()
            let edited = try await remote.put(
                id: ids[0], text: "Tea", version: first.notes[0].version, key: key, for: session)
            let second = try await remote.changes(after: first.cursor, for: session)
            #expect(second.notes.map(\.id) == [ids[11], ids[0]])
            #expect(second.notes.last == edited && !second.hasMore)
        case .rejections:
            let long = String(repeating: "é", count: 50_001)
            for text in ["", " \n", "a\0", long] {
                await server.expectRejection { try await server.put(text, nil) }
            }
            #expect(try await server.put(String(long.dropLast()), nil).version > 0)
        case .accounts:
            let note = try await server.put("Milk", nil)
            let stranger = CheckedServer(id: server.id, remote: remote, session: other)
            #expect(try await stranger.newest() == nil)
            await #expect(throws: RemoteNotesError.notFound) {
                try await stranger.delete(note.version)
            }
            #expect(try await stranger.put("Tea", nil).text == "Tea")
            #expect(try await server.newest() == note)
        }
    }
}

/// One note of its own for each check.
private struct CheckedServer {
    var id = Note.newID()
    let remote: any RemoteNotes
    let session: Session

    @discardableResult
    func put(
        _ text: String, _ version: Int?, _ key: String = Note.newID()
    ) async throws(RemoteNotesError) -> RemoteNote {
        try await remote.put(id: id, text: text, version: version, key: key, for: session)
    }

    func delete(
        _ version: Int, _ key: String = Note.newID()
    ) async throws(RemoteNotesError) {
        try await remote.delete(id: id, version: version, key: key, for: session)
    }

    func newest() async throws(RemoteNotesError) -> RemoteNote? {
        try await all().notes.first { $0.id == id }
    }

    /// All pages after the cursor, and where they end.
    func all(
        after cursor: String? = nil
    ) async throws(RemoteNotesError) -> (notes: [RemoteNote], cursor: String) {
        var page = try await remote.changes(after: cursor, for: session)
        var notes = page.notes
        while page.hasMore {
            page = try await remote.changes(after: page.cursor, for: session)
            notes += page.notes
        }
        return (notes, page.cursor)
    }

    func expectRejection(_ ask: () async throws -> Any) async {
        let error = await #expect(throws: RemoteNotesError.self) { _ = try await ask() }
        guard case .rejected = error else { return #expect(error == .rejected("")) }
    }
}
