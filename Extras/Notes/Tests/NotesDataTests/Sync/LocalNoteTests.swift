import Domain
import NotesDomain
import Testing

@testable import NotesData

@Suite("What is shown is the server's side with the user's changes in place")
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

    @Test("Changes that were not sent are one change; what ends where it began is none")
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
        "An edit of a text that is not there any more is in conflict; each text that is there may be edited",
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

    @Test("A note in conflict stays in conflict, whatever the user types or deletes")
    func conflictStays() {
        let unsent = Self.unsent("Mine", .conflict)
        var note = LocalNote(id: "n", server: Self.server, unsent: unsent)
        note.apply(.save("n", "Tea", original: "Mine"))
        #expect(note.unsent == Self.unsent("Tea", .conflict))
        note.apply(.delete("n", original: "Tea"))
        #expect(note.unsent == Self.unsent(nil, .conflict))
        note = LocalNote(id: "n", sent: Self.sent, unsent: note.unsent)
        #expect(note.note?.content == "Tea", "what it deletes is shown, also while it is sent")
    }

    @Test(
        "What is there already is in no conflict, whatever it replaces",
        arguments: [("Rye", unsent("Rye")), ("Milk", nil)] as [(NoteContent, UnsentChange?)])
    func sameText(content: NoteContent, unsent: UnsentChange?) {
        var note = LocalNote(id: "n", server: Self.server, unsent: Self.unsent("Rye"))
        note.apply(.save("n", content, original: "Oil"))
        #expect(note == LocalNote(id: "n", server: Self.server, unsent: unsent))
    }

    @Test("Who knows of a delete makes the note again", arguments: ["Milk", nil] as [NoteContent?])
    func originalIsDeleted(original: NoteContent?) {
        var note = LocalNote(id: "n", server: Self.remote(nil, 4))
        note.apply(.save("n", "Mine", original: original))
        #expect(note.unsent?.problem == (original == nil ? nil : .conflict))
        var mine = LocalNote(id: "n", server: Self.server, unsent: Self.unsent(nil))
        mine.apply(.save("n", "Mine", original: original))
        #expect(mine.unsent == Self.unsent("Mine"))
    }

    @Test("A deleted note stays so for who knows no newer", arguments: [3, 9_007_199_254_740_991])
    func deletedStays(version: Int) {
        let side = Self.remote("Milk", version)
        let delete = RemoteChange(key: "k", content: nil, base: version)
        var note = LocalNote(id: "n", server: side, sent: delete)
        note.apply(.success(Self.remote(nil, version)), to: "k")
        note.merge(side)
        #expect(note.note == nil && !note.isGone, "no page has shown yet that the server kept it")
        var other = note
        note.merge(Self.remote(nil, version + 1))
        #expect(note.isGone)
        other.merge(Self.remote("Tea", version + 1))
        #expect(other.note == Note(id: "n", content: "Tea"))
    }

    @Test(
        "What the server makes of a text is no change by somebody else",
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

    @Test("What a restored server has lost is offered, or the user decides", arguments: former)
    func offered(server: RemoteNote?, unsent: UnsentChange?, expected: UnsentChange?) {
        var note = LocalNote(id: "n", server: Self.server, unsent: unsent)
        note.startOver()
        if let server { note.merge(server) }
        #expect(note.offerFormer() == (expected.map { $0.problem == nil } ?? false))
        #expect(note.unsent == expected)
        note = LocalNote(id: "n", server: Self.server, sent: Self.sent)
        note.startOver()
        _ = note.offerFormer()
        #expect(note.unsent == nil, "what is in flight settles it")
    }

    @Test("A change for which there is no note at the server never names a version that is none")
    func notFoundWithoutVersion() {
        var note = LocalNote(id: "n", sent: RemoteChange(key: "k", content: "Tea", base: nil))
        note.apply(.failure(.notFound), to: "k")
        #expect(note.server == nil)
        #expect(note.note?.status == .conflict(mine: "Tea", theirs: nil))
    }

    @Test("A rejected change that is tried again overwrites nothing that has come since")
    func retryOfRejected() {
        let rejected = UnsentChange(content: "Tea", base: 3, problem: .rejected(reason: "No."))
        var note = LocalNote(id: "n", server: Self.remote("Rye", 4), unsent: rejected)
        note.apply(.retry("n"))
        #expect(note.send { "k" }?.base == 3)
    }

    @Test("An answer counts once, and for the change that it answers")
    func oldAnswer() {
        var note = LocalNote(id: "n", server: Self.server, sent: Self.sent)
        note.apply(.success(Self.remote("Tea", 9)), to: "another")
        #expect(note.sent == Self.sent)
        note.apply(.success(Self.remote("Tea", 4)), to: "k")
        let answered = note
        note.apply(.failure(.rejected("No.")), to: "k")
        #expect(note == answered)
    }

    @Test("What waits for an answer keeps the base that the user saw, and a delete stays one")
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
        // A delete that never reached the server hides no note.
        (
            remote(nil, 3), .failure(.conflict(remote("Milk", 3))),
            Note(id: "n", content: "Tea", status: .conflict(mine: "Tea", theirs: "Milk"))
        ),
    ]

    @Test("What the server has after a change is shown, or in conflict", arguments: outcomes)
    func answered(server: RemoteNote, answer: Result<RemoteNote, RemoteNotesError>, shown: Note) {
        var note = LocalNote(id: "n", server: server, sent: Self.sent)
        note.apply(answer, to: "k")
        #expect(note.note == shown)
        let isNew = shown.status == .synced
        #expect(note.isUnfetched == (isNew ? true : nil), "no page has shown yet that it is kept")
    }
}
