import Domain
import Foundation
import Testing

@testable import Data

@Suite(
    "What is shown is the server's side with the user's changes in place", .timeLimit(.minutes(5)))
struct LocalNoteTests {
    private let server = ServerSide(content: "Milk", version: 3)
    private let deleted = ServerSide(content: nil, version: 4)
    private let sent = SentChange(key: "k", content: "Tea", base: 3)

    @Test("The newest of the user's changes is shown, or the server's side without one")
    func shown() {
        #expect(LocalNote(id: "n").note == nil)
        #expect(LocalNote(id: "n", server: server).note == Note(id: "n", content: "Milk"))
        #expect(LocalNote(id: "n", server: deleted).note == nil)
        let waiting = LocalNote(id: "n", server: server, sent: sent)
        #expect(waiting.note == Note(id: "n", content: "Tea", status: .waiting))
        let unsent = LocalNote(
            id: "n", server: server, sent: sent,
            unsent: UnsentChange(content: "Rye", base: nil, problem: nil))
        #expect(unsent.note == Note(id: "n", content: "Rye", status: .waiting))
        let gone = LocalNote(
            id: "n", server: server, unsent: UnsentChange(content: nil, base: 3, problem: nil))
        #expect(gone.note == nil && !gone.isGone)
    }

    @Test("What the file keeps of a note comes back whole")
    func coding() throws {
        let side = ServerSide(content: .full, version: 3)
        let note = LocalNote(
            id: "n", server: side, former: side,
            sent: SentChange(key: "k", content: .full, base: 3),
            unsent: UnsentChange(content: .full, base: 3, problem: .conflict))
        let json = try JSONEncoder().encode(note)
        #expect(try JSONDecoder().decode(LocalNote.self, from: json) == note)
    }

    @Test("A delete that needs the user is shown with what it would delete")
    func shownDelete() {
        let change = UnsentChange(content: nil, base: 2, problem: .conflict)
        let conflict = NoteStatus.conflict(mine: nil, theirs: "Milk")
        #expect(
            LocalNote(id: "n", server: server, unsent: change).note
                == Note(id: "n", content: "Milk", status: conflict))
    }

    @Test("Changes that were not sent are one change; what ends where it began is none")
    func coalescing() {
        var note = LocalNote(id: "n", server: server)
        note.apply(.save("n", "A", original: "Milk"))
        note.apply(.save("n", "B", original: "A"))
        #expect(note.unsent == UnsentChange(content: "B", base: 3, problem: nil))
        note.apply(.save("n", "Milk", original: "B"))
        #expect(note == LocalNote(id: "n", server: server))
        var new = LocalNote(id: "n")
        new.apply(.save("n", "A", original: nil))
        new.apply(.delete("n", original: "A"))
        #expect(new == LocalNote(id: "n"))
    }

    @Test(
        "An edit of a text that is not there any more is in conflict; each text that is there may be edited",
        arguments: ["Milk", "Tea", "Rye", "Oil", nil] as [NoteContent?])
    func originals(original: NoteContent?) {
        var note = LocalNote(
            id: "n", server: server, sent: sent,
            unsent: UnsentChange(content: "Rye", base: 3, problem: nil))
        note.apply(.save("n", "Mine", original: original))
        let isSeen = original != "Oil" && original != nil
        #expect(note.unsent?.content == "Mine")
        #expect(note.unsent?.problem == (isSeen ? nil : .conflict))
        // What is in flight meanwhile does not settle it, nor take its place.
        note.apply(.failure(.rejected("No.")), to: "k")
        #expect(note.unsent?.content == "Mine")
        #expect(note.unsent?.problem == (isSeen ? nil : .conflict))
    }

    @Test(
        "A note in conflict stays in conflict, whatever the user types or deletes",
        arguments: ["Tea", nil] as [NoteContent?])
    func conflictStays(content: NoteContent?) {
        let conflict = UnsentChange(content: "Mine", base: 2, problem: .conflict)
        var note = LocalNote(id: "n", server: server, unsent: conflict)
        note.apply(
            content.map { .save("n", $0, original: "Mine") } ?? .delete("n", original: "Mine"))
        #expect(note.unsent == UnsentChange(content: content, base: 2, problem: .conflict))
    }

    @Test("What is there already is in no conflict, whatever it replaces")
    func sameText() {
        var note = LocalNote(
            id: "n", server: server, unsent: UnsentChange(content: "Rye", base: 3, problem: nil))
        let before = note
        note.apply(.save("n", "Rye", original: "Oil"))
        #expect(note == before)
        note.apply(.save("n", "Milk", original: "Oil"))
        #expect(note == LocalNote(id: "n", server: server))
    }

    @Test(
        "What was deleted, here or elsewhere, is made again by one who knows of it, and nobody else"
    )
    func originalIsDeleted() {
        for original in ["Milk", nil] as [NoteContent?] {
            var note = LocalNote(id: "n", server: deleted)
            note.apply(.save("n", "Mine", original: original))
            #expect(note.unsent?.problem == (original == nil ? nil : .conflict))
            var mine = LocalNote(
                id: "n", server: server, unsent: UnsentChange(content: nil, base: 3, problem: nil))
            mine.apply(.save("n", "Mine", original: original))
            #expect(mine.unsent == UnsentChange(content: "Mine", base: 3, problem: nil))
        }
    }

    @Test("A change that was sent keeps its key and its content")
    func sentStays() {
        var note = LocalNote(id: "n", server: server)
        note.apply(.save("n", "Tea", original: "Milk"))
        #expect(note.send { "k" } == sent)
        note.apply(.save("n", "Rye", original: "Tea"))
        #expect(note.send { "other" } == sent)
        note.apply(.failure(.unavailable("Lost.")), to: "k")
        #expect(note.send { "other" } == sent)
        note.apply(accepted("Tea", 7), to: "k")
        #expect(note.send { "other" } == SentChange(key: "other", content: "Rye", base: 7))
    }

    @Test("A deleted note stays deleted for who knows no newer version, up to the greatest version")
    func deletedStays() {
        for version in [3, 9_007_199_254_740_991] {
            var note = LocalNote(
                id: "n", server: ServerSide(content: "Milk", version: version),
                sent: SentChange(key: "k", content: nil, base: version))
            note.apply(accepted(nil, version), to: "k")
            note.merge(ServerSide(content: "Milk", version: version))
            #expect(note.isGone)
            note.merge(ServerSide(content: "Tea", version: version + 1))
            #expect(note.note == Note(id: "n", content: "Tea"))
        }
    }

    @Test("A change for which there is no note at the server never names a version that is none")
    func notFoundWithoutVersion() {
        var note = LocalNote(id: "n", sent: SentChange(key: "k", content: "Tea", base: nil))
        note.apply(.failure(.notFound), to: "k")
        #expect(note.server == nil)
        #expect(note.note?.status == .conflict(mine: "Tea", theirs: nil))
    }

    @Test("An answer counts once, and for the change that it answers")
    func oldAnswer() {
        var note = LocalNote(id: "n", server: server, sent: sent)
        note.apply(accepted("Tea", 9), to: "another")
        #expect(note.sent == sent)
        note.apply(accepted("Tea", 4), to: "k")
        let answered = note
        note.apply(.failure(.rejected("No.")), to: "k")
        #expect(note == answered)
    }

    @Test("What the server has after a change is shown, whatever was sent")
    func answeredOtherwise() {
        var note = LocalNote(id: "n", server: server, sent: sent)
        note.apply(accepted("Tea, at last", 4), to: "k")
        #expect(note.note == Note(id: "n", content: "Tea, at last"))
    }

    @Test("Both sides wanting the same is no conflict")
    func agreement() {
        var note = LocalNote(id: "n", server: server, sent: sent)
        note.apply(.failure(.conflict(RemoteNote(id: "n", content: "Tea", version: 5))), to: "k")
        #expect(note.note == Note(id: "n", content: "Tea"))
    }

    private func accepted(
        _ content: NoteContent?, _ version: Int
    ) -> Result<RemoteNote, RemoteNotesError> {
        .success(RemoteNote(id: "n", content: content, version: version))
    }

    @Test("A server that has lost its notes is learnt again, and no change is lost")
    func startOver() {
        var notes = AccountNotes()
        notes.notes = [LocalNote(id: "n", server: server), LocalNote(id: "m", sent: sent)]
        notes.progress.advance(to: "3")
        notes.apply(.failed(.unknownCursor), to: .fetch(notes.progress))
        #expect(notes.progress.cursor == nil)
        let changes = RemoteChanges(
            notes: [RemoteNote(id: "o", content: "Oil", version: 1)], cursor: "1")
        notes.apply(.changes(changes), to: .fetch(notes.progress))
        #expect(notes.shown.map(\.content) == ["Tea", "Oil"])
    }
}
