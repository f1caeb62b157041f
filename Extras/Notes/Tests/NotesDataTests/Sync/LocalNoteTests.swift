import Domain
import NotesDomain
import Testing

@testable import NotesData

@Suite("A note shows the server's content with the user's changes")
struct LocalNoteTests {
    private static let server = remote("Milk", 3)
    private static let sent = RemoteChange(key: "k", content: "Tea", base: 3)

    private static func remote(_ content: NoteContent?, _ version: Int) -> RemoteNote {
        RemoteNote(id: "n", content: content, version: version)
    }

    private static func unsent(
        _ content: NoteContent?, _ problem: UnsentChange.Problem? = nil
    ) -> UnsentChange {
        UnsentChange(content: content, base: 3, problem: problem)
    }

    @Test("Unsent changes become one change, or none if the first content is back")
    func coalescing() {
        var note = LocalNote(id: "n", server: Self.server)
        note.apply(.save("n", "A", original: "Milk"))
        var other = note
        other.merge(Self.remote("Theirs", 4))
        other.apply(.save("n", "B", original: "A"))
        note.apply(.save("n", "B", original: "A"))
        #expect([note.unsent, other.unsent] == [Self.unsent("B"), Self.unsent("B")])
        note.apply(.save("n", "Milk", original: "B"))
        #expect(note == LocalNote(id: "n", server: Self.server))
        var new = LocalNote(id: "n")
        new.apply(.save("n", "A", original: nil))
        new.apply(.delete("n", original: "A"))
        #expect(new == LocalNote(id: "n"))
    }

    @Test(
        "An edit is in conflict if neither the server nor a waiting change has its original",
        arguments: ["Milk", "Tea", "Rye", "Oil", nil] as [NoteContent?])
    func originals(original: NoteContent?) {
        let unsent = Self.unsent("Rye")
        var note = LocalNote(id: "n", server: Self.server, sent: Self.sent, unsent: unsent)
        note.apply(.save("n", "Mine", original: original))
        let isSeen = original != "Oil" && original != nil
        #expect(note.unsent == Self.unsent("Mine", isSeen ? nil : .conflict))
        // The answer to the change in flight does not change the unsent change.
        note.apply(.failure(.rejected("No.")), to: "k")
        #expect(note.unsent == Self.unsent("Mine", isSeen ? nil : .conflict))
    }

    @Test("A note in conflict stays in conflict after edits and deletes")
    func conflictStays() {
        let unsent = Self.unsent("Mine", .conflict)
        var note = LocalNote(id: "n", server: Self.server, unsent: unsent)
        note.apply(.save("n", "Tea", original: "Mine"))
        #expect(note.unsent == Self.unsent("Tea", .conflict))
        note.apply(.delete("n", original: "Tea"))
        #expect(note.unsent == Self.unsent(nil, .conflict))
        note = LocalNote(id: "n", sent: Self.sent, unsent: note.unsent)
        #expect(note.note?.content == "Tea", "It shows the deleted content.")
    }

    @Test(
        "A save of a content that the note already has is not in conflict",
        arguments: [("Rye", unsent("Rye")), ("Milk", nil)] as [(NoteContent, UnsentChange?)])
    func sameText(content: NoteContent, unsent: UnsentChange?) {
        var note = LocalNote(id: "n", server: Self.server, unsent: Self.unsent("Rye"))
        note.apply(.save("n", content, original: "Oil"))
        #expect(note == LocalNote(id: "n", server: Self.server, unsent: unsent))
    }

    @Test(
        "A save without an original creates a deleted note again",
        arguments: ["Milk", nil] as [NoteContent?])
    func originalIsDeleted(original: NoteContent?) {
        var note = LocalNote(id: "n", server: Self.remote(nil, 4))
        note.apply(.save("n", "Mine", original: original))
        #expect(note.unsent?.problem == (original == nil ? nil : .conflict))
        var mine = LocalNote(id: "n", server: Self.server, unsent: Self.unsent(nil))
        mine.apply(.save("n", "Mine", original: original))
        #expect(mine.unsent == Self.unsent("Mine"))
    }

    @Test("Only a newer version brings a deleted note back", arguments: [3, 9_007_199_254_740_991])
    func deletedStays(version: Int) {
        let side = Self.remote("Milk", version)
        let delete = RemoteChange(key: "k", content: nil, base: version)
        var note = LocalNote(id: "n", server: side, sent: delete)
        note.apply(.success(Self.remote(nil, version)), to: "k")
        note.merge(side)
        #expect(note.note == nil && !note.isGone, "No page has confirmed the delete yet.")
        var other = note
        note.merge(Self.remote(nil, version + 1))
        #expect(note.isGone)
        other.merge(Self.remote("Tea", version + 1))
        #expect(other.note == Note(id: "n", content: "Tea"))
    }

    @Test(
        "If the server normalises a text, this is not a conflict",
        arguments: ["Buy ", "Buy", "a\r\nb", "Straße", "<b>"] as [NoteContent])
    func normalised(content: NoteContent) {
        let change = RemoteChange(key: "k", content: content, base: 3)
        var note = LocalNote(id: "n", server: Self.server, sent: change)
        var (before, after) = (note, note)
        before.merge(Self.remote("Theirs", 5))
        note.apply(.success(Self.remote("Another", 4)), to: "k")
        note.merge(Self.remote("Another", 4))
        note.startOver()
        note.merge(Self.remote("Another", 4))
        before.apply(.success(Self.remote("Another", 4)), to: "k")
        after.apply(.success(Self.remote("Another", 4)), to: "k")
        _ = note.offerFormer()
        note.apply(.save("n", "More", original: content))
        #expect(note.unsent == UnsentChange(content: "More", base: 4, problem: nil))
        // But a change by another device is in conflict, whether it comes before or after the answer.
        after.merge(Self.remote("Theirs", 5))
        for var other in [before, after] {
            other.apply(.save("n", "More", original: content))
            #expect(other.unsent?.problem == .conflict)
        }
    }

    private static let former: [(RemoteNote?, UnsentChange?, UnsentChange?)] = [
        (nil, nil, UnsentChange(content: "Milk", base: nil, problem: nil)),
        (nil, unsent("A", .conflict), UnsentChange(content: "A", base: nil, problem: .conflict)),
        (nil, unsent(nil), nil), (remote("Milk", 2), nil, nil), (remote("Oil", 4), nil, nil),
        (remote("Oil", 2), nil, UnsentChange(content: "Milk", base: 2, problem: .conflict)),
        (remote("Oil", 3), unsent("Rye"), unsent("Rye", .conflict)),
        (remote(nil, 2), nil, UnsentChange(content: "Milk", base: nil, problem: .conflict)),
        (remote(nil, 4), nil, nil),
    ]

    @Test("If a restored server has lost a note, it is sent or in conflict", arguments: former)
    func offered(server: RemoteNote?, unsent: UnsentChange?, expected: UnsentChange?) {
        var note = LocalNote(id: "n", server: Self.server, unsent: unsent)
        note.startOver()
        if let server { note.merge(server) }
        #expect(note.offerFormer() == (expected.map { $0.problem == nil } ?? false))
        #expect(note.unsent == expected)
        note = LocalNote(id: "n", server: Self.server, sent: Self.sent)
        note.startOver()
        _ = note.offerFormer()
        #expect(note.unsent == nil, "The change in flight has this content.")
    }

    @Test("If a new note gets a 404, it is in conflict, and the server's note is unknown")
    func notFoundWithoutVersion() {
        var note = LocalNote(id: "n", sent: RemoteChange(key: "k", content: "Tea", base: nil))
        note.apply(.failure(.notFound), to: "k")
        #expect(note.server == nil)
        #expect(note.note?.status == .conflict(mine: "Tea", theirs: nil))
    }

    @Test("A retry of a rejected change does not overwrite a newer version")
    func retryOfRejected() {
        let rejected = UnsentChange(content: "Tea", base: 3, problem: .rejected(reason: "No."))
        var note = LocalNote(id: "n", server: Self.remote("Rye", 4), unsent: rejected)
        note.apply(.retry("n"))
        #expect(note.send { "k" }?.base == 3)
    }

    @Test("An answer is used once, and only for its own change")
    func oldAnswer() {
        var note = LocalNote(id: "n", server: Self.server, sent: Self.sent)
        note.apply(.success(Self.remote("Tea", 9)), to: "another")
        #expect(note.sent == Self.sent)
        note.apply(.success(Self.remote("Tea", 4)), to: "k")
        let answered = note
        note.apply(.failure(.rejected("No.")), to: "k")
        #expect(note == answered)
    }

    @Test("An unsent change keeps the base that the user saw, and a delete stays a delete")
    func waiting() {
        var note = LocalNote(
            id: "n", server: Self.server, sent: Self.sent, unsent: Self.unsent("Rye"))
        note.merge(Self.remote("Theirs", 5))
        note.apply(.success(Self.remote("Tea", 4)), to: "k")
        #expect(note.unsent?.base == 4)
        let later = UnsentChange(content: nil, base: 5, problem: nil)
        note = LocalNote(id: "n", server: Self.server, sent: Self.sent, unsent: later)
        note.apply(.failure(.rejected("No.")), to: "k")
        #expect(note.note == nil && note.unsent?.base == 3)
    }

    private static let outcomes: [(RemoteNote, Result<RemoteNote, RemoteNotesError>, Note)] = [
        (server, .success(remote("Tea, at last", 4)), Note(id: "n", content: "Tea, at last")),
        // The user and the server have the same content.
        (server, .failure(.conflict(remote("Tea", 5))), Note(id: "n", content: "Tea")),
        // If a delete never reached the server, the note is still shown.
        (
            remote(nil, 3), .failure(.conflict(remote("Milk", 3))),
            Note(id: "n", content: "Tea", status: .conflict(mine: "Tea", theirs: "Milk"))
        ),
    ]

    @Test("After an answer, the server's note is shown or in conflict", arguments: outcomes)
    func answered(server: RemoteNote, answer: Result<RemoteNote, RemoteNotesError>, shown: Note) {
        var note = LocalNote(id: "n", server: server, sent: Self.sent)
        note.apply(answer, to: "k")
        #expect(note.note == shown)
        let isNew = shown.status == .synced
        #expect(note.isUnfetched == (isNew ? true : nil), "No page has confirmed the change yet.")
    }
}
