import Domain
import NotesDomain
import Testing

@testable import NotesData

/// The rules that every server of notes follows. The two accounts may have other notes already.
enum RemoteNotesContract: CaseIterable {
    case accepted, conflicts, missing, repetition, usedKey, cursor, pages, rejections, accounts

    func check(_ account: CheckedAccount, _ other: CheckedAccount) async throws {
        switch self {
        case .accepted:
            var version: Int?
            for content in NoteContent.others.flatMap({ [$0, .full] }) + [.greatest] {
                let note = try await account.put(content, version)
                #expect(note.content == content && note.id == account.id)
                #expect(note.version > version ?? 0)
                version = note.version
            }
            try await account.delete(try #require(version))
        case .conflicts:
            let old = try await account.put("Milk", nil)
            let new = try await account.put("Tea", old.version)
            for version in [nil, old.version] {
                await account.expect(.conflict(new)) { try await account.put("Rye", version) }
            }
            await account.expect(.conflict(new)) { try await account.delete(old.version) }
            try await account.delete(new.version)
            let tombstone = try #require(try await account.newest())
            await account.expect(.conflict(tombstone)) { try await account.put("Rye", new.version) }
        case .missing:
            await account.expect(.notFound) { try await account.put("Rye", 1) }
            await account.expect(.notFound) { try await account.delete(1) }
            let note = try await account.put("Milk", nil)
            try await account.delete(note.version)
            await account.expect(.notFound) { try await account.delete(note.version) }
            #expect(try await account.put("Milk", nil).version > note.version + 1)
        case .repetition:
            let key = Note.newID()
            let note = try await account.put("Milk", nil, key)
            let edited = try await account.put("Tea", note.version)
            #expect(try await account.put("Milk", nil, key) == note)
            let second = Note.newID()
            try await account.delete(edited.version, second)
            try await account.delete(edited.version, second)
            #expect(try await account.put("Milk", nil, key) == note)
            #expect(try await account.newest()?.content == nil)
        case .usedKey:
            let key = Note.newID()
            let note = try await account.put(.full, nil, key)
            for content in NoteContent.others {
                await account.expect(.rejected("")) { try await account.put(content, nil, key) }
            }
            await account.expect(.rejected("")) { try await account.put(.full, note.version, key) }
            await account.expect(.rejected("")) { try await account.delete(note.version, key) }
        case .cursor:
            let note = try await account.put("Tea", nil)
            let cursor = try await account.all().cursor
            let edited = try await account.put(.full, note.version)
            let changes = try await account.changes(after: cursor)
            #expect(changes.notes == [edited])
            let none = try await account.changes(after: changes.cursor)
            #expect(none.notes.isEmpty && none.cursor == changes.cursor)
            try await account.delete(edited.version)
            let tombstone = try await account.newest()
            #expect(tombstone?.content == nil && tombstone?.version ?? 0 > edited.version)
            for cursor in ["999999999", "-1", "x", ""] {
                await account.expect(.unknownCursor) { try await account.changes(after: cursor) }
            }
        case .pages:
            let start = try await account.all().cursor
            let long = String(repeating: "é", count: 49_000)
            let ids = (0..<12).map { "\(account.id)-\($0)" }
            for id in ids { try await account.put(NoteContent(long), nil, to: id) }
            let first = try await account.changes(after: start)
            #expect(first.hasMore && first.notes.count == 11)
            let all = try await account.all(after: start)
            #expect(all.notes.map(\.id) == ids)
            // If a note changes between two pages, the second page has the new content.
            let edited = try await account.put("Tea", first.notes[0].version, to: ids[0])
            let second = try await account.changes(after: first.cursor)
            #expect(second.notes.map(\.id) == [ids[11], ids[0]])
            #expect(second.notes.last == edited && !second.hasMore)
        case .rejections:
            for content in NoteContent.refused {
                await account.expect(.rejected("")) { try await account.put(content, nil) }
            }
        case .accounts:
            let note = try await account.put("Milk", nil)
            let stranger = CheckedAccount(
                id: account.id, remote: other.remote, session: other.session)
            #expect(try await stranger.newest() == nil)
            await stranger.expect(.notFound) { try await stranger.delete(note.version) }
            #expect(try await stranger.put("Tea", nil).content == "Tea")
            #expect(try await account.newest() == note)
        }
    }
}

/// An account at a server, with a note of its own for each check.
struct CheckedAccount {
    var id = Note.newID()
    let remote: any RemoteNotes
    let session: Session

    @discardableResult
    func put(
        _ content: NoteContent, _ version: Int?, _ key: String = Note.newID(),
        to other: Note.ID? = nil
    ) async throws(RemoteNotesError) -> RemoteNote {
        let change = RemoteChange(key: key, content: content, base: version)
        return try await remote.apply(change, to: other ?? id, for: session)
    }

    func delete(_ version: Int, _ key: String = Note.newID()) async throws(RemoteNotesError) {
        let deleted = try await remote.apply(
            RemoteChange(key: key, content: nil, base: version), to: id, for: session)
        #expect(deleted.content == nil && deleted.version >= version)
    }

    func changes(after cursor: String?) async throws(RemoteNotesError) -> RemoteChanges {
        try await remote.changes(after: cursor, for: session)
    }

    func newest() async throws(RemoteNotesError) -> RemoteNote? {
        try await all().notes.first { $0.id == id }
    }

    /// The notes of all pages after the cursor, and the last cursor.
    func all(after cursor: String? = nil) async throws(RemoteNotesError) -> RemoteChanges {
        var page = try await changes(after: cursor)
        var notes = page.notes
        while page.hasMore {
            page = try await changes(after: page.cursor)
            notes += page.notes
        }
        return RemoteChanges(notes: notes, cursor: page.cursor)
    }

    /// Does not compare the reasons of rejections, because each server has its own.
    func expect(_ expected: RemoteNotesError, _ ask: () async throws -> Any) async {
        let error = await #expect(throws: RemoteNotesError.self) { _ = try await ask() }
        if case .rejected = expected, case .rejected = error { return }
        #expect(error == expected)
    }
}
