import Domain
import Foundation
import Testing

@testable import Data

@Suite(
    "What is shown is the server's side with the user's changes in place", .timeLimit(.minutes(5)))
struct LocalNoteTests {
    private static let server = RemoteNote(id: "n", content: "Milk", version: 3)
    private static let sent = RemoteChange(key: "k", content: "Tea", base: 3)

    private static func unsent(
        _ content: NoteContent?, _ problem: UnsentChange.Problem? = nil
    ) -> UnsentChange {
        UnsentChange(content: content, base: 3, problem: problem)
    }

    @Test("What the file keeps of a note comes back whole")
    func coding() throws {
        let side = RemoteNote(id: "n", content: .full, version: 3)
        let note = LocalNote(
            id: "n", server: side, former: side,
            sent: RemoteChange(key: "k", content: .full, base: 3),
            unsent: UnsentChange(content: .full, base: 3, problem: .conflict))
        let json = try JSONEncoder().encode(note)
        #expect(try JSONDecoder().decode(LocalNote.self, from: json) == note)
    }

    @Test("Changes that were not sent are one change; what ends where it began is none")
    func coalescing() {
        var note = LocalNote(id: "n", server: Self.server)
        note.apply(.save("n", "A", original: "Milk"))
        var other = note
        other.merge(RemoteNote(id: "n", content: "Theirs", version: 4))
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
        // What is in flight meanwhile does not settle it, nor take its place.
        note.apply(.failure(.rejected("No.")), to: "k")
        #expect(note.unsent == Self.unsent("Mine", isSeen ? nil : .conflict))
    }

    @Test(
        "A note in conflict stays in conflict, whatever the user types or deletes",
        arguments: ["Tea", nil] as [NoteContent?])
    func conflictStays(content: NoteContent?) {
        let unsent = Self.unsent("Mine", .conflict)
        var note = LocalNote(id: "n", server: Self.server, unsent: unsent)
        note.apply(
            content.map { .save("n", $0, original: "Mine") } ?? .delete("n", original: "Mine"))
        #expect(note.unsent == Self.unsent(content, .conflict))
    }

    @Test(
        "What is there already is in no conflict, whatever it replaces",
        arguments: [("Rye", unsent("Rye")), ("Milk", nil)] as [(NoteContent, UnsentChange?)])
    func sameText(content: NoteContent, unsent: UnsentChange?) {
        var note = LocalNote(id: "n", server: Self.server, unsent: Self.unsent("Rye"))
        note.apply(.save("n", content, original: "Oil"))
        #expect(note == LocalNote(id: "n", server: Self.server, unsent: unsent))
    }

    @Test(
        "What was deleted, here or elsewhere, is made again by one who knows of it, and nobody else",
        arguments: ["Milk", nil] as [NoteContent?])
    func originalIsDeleted(original: NoteContent?) {
        var note = LocalNote(id: "n", server: RemoteNote(id: "n", content: nil, version: 4))
        note.apply(.save("n", "Mine", original: original))
        #expect(note.unsent?.problem == (original == nil ? nil : .conflict))
        var mine = LocalNote(id: "n", server: Self.server, unsent: Self.unsent(nil))
        mine.apply(.save("n", "Mine", original: original))
        #expect(mine.unsent == Self.unsent("Mine"))
    }

    @Test("A change that was sent keeps its key and its content")
    func sentStays() {
        var note = LocalNote(id: "n", server: Self.server)
        note.apply(.save("n", "Tea", original: "Milk"))
        #expect(note.send { "k" } == Self.sent)
        note.apply(.save("n", "Rye", original: "Tea"))
        #expect(note.send { "other" } == Self.sent)
        note.apply(.failure(.unavailable("Lost.")), to: "k")
        #expect(note.send { "other" } == Self.sent)
        note.apply(accepted("Tea", 7), to: "k")
        #expect(note.send { "other" } == RemoteChange(key: "other", content: "Rye", base: 7))
    }

    @Test(
        "A deleted note stays deleted for who knows no newer version, up to the greatest version",
        arguments: [3, 9_007_199_254_740_991])
    func deletedStays(version: Int) {
        let side = RemoteNote(id: "n", content: "Milk", version: version)
        let delete = RemoteChange(key: "k", content: nil, base: version)
        var note = LocalNote(id: "n", server: side, sent: delete)
        note.apply(accepted(nil, version), to: "k")
        note.merge(side)
        #expect(note.isGone)
        note.merge(RemoteNote(id: "n", content: "Tea", version: version + 1))
        #expect(note.note == Note(id: "n", content: "Tea"))
    }

    @Test("A change for which there is no note at the server never names a version that is none")
    func notFoundWithoutVersion() {
        var note = LocalNote(id: "n", sent: RemoteChange(key: "k", content: "Tea", base: nil))
        note.apply(.failure(.notFound), to: "k")
        #expect(note.server == nil)
        #expect(note.note?.status == .conflict(mine: "Tea", theirs: nil))
    }

    @Test("A delete that never reached the server hides no note for whom a change is answered")
    func assumedTombstone() {
        let sent = RemoteChange(key: "k", content: "Tea", base: nil)
        var note = LocalNote(
            id: "n", server: RemoteNote(id: "n", content: nil, version: 3), sent: sent)
        let theirs = RemoteNote(id: "n", content: "Milk", version: 3)
        note.apply(.failure(.conflict(theirs)), to: "k")
        #expect(note.note?.status == .conflict(mine: "Tea", theirs: "Milk"))
    }

    @Test("A rejected change that is tried again overwrites nothing that has come since")
    func retryOfRejected() {
        let rejected = UnsentChange(content: "Tea", base: 3, problem: .rejected(reason: "No."))
        let side = RemoteNote(id: "n", content: "Rye", version: 4)
        var note = LocalNote(id: "n", server: side, unsent: rejected)
        note.apply(.retry("n"))
        #expect(note.send { "k" }?.base == 3)
    }

    @Test("An answer counts once, and for the change that it answers")
    func oldAnswer() {
        var note = LocalNote(id: "n", server: Self.server, sent: Self.sent)
        note.apply(accepted("Tea", 9), to: "another")
        #expect(note.sent == Self.sent)
        note.apply(accepted("Tea", 4), to: "k")
        let answered = note
        note.apply(.failure(.rejected("No.")), to: "k")
        #expect(note == answered)
    }

    @Test("What the server has after a change is shown; both sides wanting the same is no conflict")
    func answered() {
        let theirs = RemoteNote(id: "n", content: "Tea", version: 5)
        for (answer, content) in [
            (accepted("Tea, at last", 4), "Tea, at last"), (.failure(.conflict(theirs)), "Tea"),
        ] as [(Result<RemoteNote, RemoteNotesError>, NoteContent)] {
            var note = LocalNote(id: "n", server: Self.server, sent: Self.sent)
            note.apply(answer, to: "k")
            #expect(note.note == Note(id: "n", content: content))
        }
    }

    private func accepted(
        _ content: NoteContent?, _ version: Int
    ) -> Result<RemoteNote, RemoteNotesError> {
        .success(RemoteNote(id: "n", content: content, version: version))
    }
}
