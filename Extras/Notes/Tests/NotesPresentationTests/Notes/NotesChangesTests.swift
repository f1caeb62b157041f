import Domain
import NotesDomain
import Presentation
import Testing

@testable import NotesPresentation

/// Tests the functions of `NotesState` that both patterns call.
@Suite("The user's changes are shown until the snapshots contain them", .timeLimit(.minutes(5)))
struct NotesChangesTests {
    private var state = NotesState(session: Session(email: "al@x.test"))
    private let delete = NoteWrite.delete("n1", original: "Buy milk")
    private let save = NoteWrite.save("n1", "Hi", original: "Buy milk")
    private let full = NoteError.unavailable("Full.")

    init() { show(Note.samples) }

    private mutating func show(_ notes: [Note], revision: Int = 0) {
        state.receive(.success(NotesSnapshot(notes: notes, revision: revision)))
    }

    private mutating func type(_ text: String, into id: Note.ID = "n1") {
        _ = state.select(id)
        _ = state.edit(id, text)
    }

    /// Types this text into a new note.
    private mutating func add(_ text: String) {
        _ = state.add("n3")
        _ = state.edit("n3", text)
    }

    /// The typed text is shown until the save ends, even if the snapshot already contains the save.
    @Test("A saved text is shown until a snapshot contains it")
    mutating func saved() {
        type("Hi")
        #expect(state.saveDrafts() == [save])
        _ = state.finish(state.delete("n2")[0], .success(1))
        let before = state
        _ = state.finish(save, .success(1))
        show([Note(id: "n1", content: "Old")])
        #expect(state.text(of: "n1") == "Hi")
        show([Note(id: "n1", content: "New")], revision: 1)
        #expect(state.text(of: "n1") == "New")
        state = before
        show([Note(id: "n1", content: "Newer")], revision: 2)
        #expect(state.text(of: "n1") == "Hi")
        _ = state.finish(save, .success(1))
        #expect(state.text(of: "n1") == "Newer")
    }

    /// If the user deletes a saved note that is in no snapshot yet, the delete is sent to the
    /// repository.
    @Test("A note that was saved before the first snapshot is shown")
    mutating func unseen() {
        state.snapshot = nil
        add("Tea")
        let save = NoteWrite.save("n3", "Tea", original: nil)
        #expect(state.saveDrafts() == [save])
        _ = state.edit("n3", "Tee")
        #expect(state.discard("n3") == [])
        _ = state.finish(save, .success(1))
        #expect(state.text(of: "n3") == "Tea")
        _ = state.edit("n3", "Tea!")
        #expect(state.delete("n3") == [.delete("n3", original: "Tea")])
        #expect(state.notes == [])
    }

    @Test("A new snapshot does not change the typed text or its original")
    mutating func snapshotWhileTyping() {
        type("Hi")
        show([Note(id: "n1", content: "Theirs")])
        #expect(state.text(of: "n1") == "Hi")
        #expect(state.isUnsaved("n1"))
        let before = state
        #expect(state.delete("n1") == [delete], "Its original is the text that the user saw.")
        state = before
        _ = state.edit("n1", "Hi you")
        #expect(state.saveDrafts() == [.save("n1", "Hi you", original: "Buy milk")])
    }

    /// A text that was typed while a save was in flight gets the `original` of that save, if the save is
    /// refused.
    @Test("A refused text stays, even if an older text was saved")
    mutating func refused() {
        type("Hi")
        _ = state.saveDrafts()
        let before = state
        type("Hi you")
        _ = state.finish(save, .failure(full))
        #expect(state.text(of: "n1") == "Hi you")
        #expect(state.saveDrafts() == [.save("n1", "Hi you", original: "Buy milk")])
        state = before
        type("Hi you")
        for write in [save, state.saveDrafts()[0]] { _ = state.finish(write, .failure(full)) }
        #expect(state.writes == [])
        state = before
        _ = state.finish(save, .success(1))
        _ = state.edit("n1", "Hi you")
        _ = state.finish(state.saveDrafts()[0], .failure(full))
        #expect(state.text(of: "n1") == "Hi you")
        #expect(state.isUnsaved("n1"))
    }

    @Test("When the user leaves, both refused texts are saved again")
    mutating func refusedTwice() {
        type("Hi")
        _ = state.select("n2")
        _ = state.finish(save, .failure(full))
        _ = state.edit("n2", "Ho")
        add("Tea")
        let other = NoteWrite.save("n2", "Ho", original: "Call Bo")
        for write in [save, other] { _ = state.finish(write, .failure(full)) }
        let before = state
        #expect(state.delete("n3") == [save, other])
        state = before
        #expect(state.discard("n3") == [save, other])
    }

    @Test("A blank text is not saved: the note keeps its text, and the user sees an error")
    mutating func blank() {
        type(" ")
        #expect(state.notes == Note.samples)
        #expect(state.select("n1") == [])
        #expect(state.error == nil)
        let before = state
        _ = state.add("n3")
        #expect(state.error == .empty)
        state = before
        #expect(state.closeEditor("n1") == [])
        #expect(state.pending == [])
        #expect(state.error == .empty)
        state = before
        state.errors.failRead(full)
        _ = state.closeEditor("n1")
        #expect(state.error == full, "The user has not dismissed this error.")
    }

    @Test("A cleared text is no error if its note is deleted, or new")
    mutating func blankAndGone() {
        type(" ")
        show([Note(id: "n1", content: "Unseen"), Note.samples[1]])
        #expect(state.delete("n1") == [delete])
        add("Tea")
        _ = state.edit("n3", "")
        _ = state.select("n2")
        #expect(state.error == nil)
        #expect(state.notes == [Note.samples[1]])
    }

    @Test("A late keyboard correction changes its own note, unless the note is gone")
    mutating func lateCorrection() {
        type("teh")
        _ = state.select("n2")
        _ = state.edit("n1", "the")
        _ = state.edit("n1", " ")
        #expect(state.saveDrafts() == [.save("n1", "the", original: "teh")])
        #expect(state.text(of: "n2") == "Call Bo")
        _ = state.delete("n2")
        let before = state
        _ = state.edit("n2", "Late")
        #expect(state == before)
    }

    @Test("A repeated failure of the stream is shown once, until a snapshot comes again")
    mutating func damagedForLong() {
        for _ in 1...2 {
            state.receive(.failure(.damaged("Line 1.")))
            #expect(state.error == .damaged("Line 1."))
            state.errors.dismiss(.damaged("Line 1."))
            state.receive(.failure(.damaged("Line 1.")))
            #expect(state.error == nil)
            show(Note.samples)
        }
    }

    @Test("If another device has deleted the note, too, it stays hidden")
    mutating func deletedElsewhere() {
        #expect(state.delete("n1") == [delete])
        _ = state.finish(delete, .failure(.notFound("n1")))
        #expect(state.notes == [Note.samples[1]])
        #expect(state.error == nil)
        show(Note.samples, revision: 1)
        #expect(state.notes == Note.samples)
    }

    @Test("A delete drops the typed text; if the delete fails, the text comes back")
    mutating func typedThenDeleted() {
        type("Hi")
        #expect(state.delete("n1") == [delete])
        #expect(state.saveDrafts() == [])
        _ = state.add("n1")
        #expect(state.selectedNoteID == nil, "It is not added again.")
        #expect(state.notes == [Note.samples[1]])
        let before = state
        #expect(state.finish(delete, .failure(full)) == [save])
        #expect(state.note("n1")?.content == "Hi")
        _ = state.delete("n2")
        #expect(state.error == full)
        state = before
        _ = state.finish(delete, .success(1))
        show([Note.samples[1]], revision: 1)
        #expect(state.notes == [Note.samples[1]])
        #expect(state.saveDrafts() == [])
    }

    @Test(
        "After a retry the saved text stays on the screen, after a discard it does not",
        arguments: [.retry("n1"), .discard("n1")] as [NoteWrite],
        [.success(2), .failure(.notFound("n1"))] as [Result<Int, NoteError>])
    mutating func decided(decision: NoteWrite, result: Result<Int, NoteError>) {
        state.snapshot?.notes[0].status = .conflict(mine: "Buy milk", theirs: "Buy tea")
        type("Hi")
        #expect(state.saveDrafts() == [save])
        _ = state.finish(save, .success(1))
        let isRetry = decision == .retry("n1")
        state.errors.failWrite(full, of: decision.errorID)
        #expect((isRetry ? state.retry("n1") : state.discard("n1")) == [decision])
        _ = state.finish(decision, result)
        #expect(state.error == nil)
        #expect(state.note("n1")?.content == (isRetry ? "Hi" : "Buy milk"))
        show(Note.samples, revision: 2)
        #expect(state.pending == [])
    }

    @Test("A retry waits for earlier saves, and is dropped if the last save fails")
    mutating func retryAfterSaves() {
        state.snapshot?.notes[0].status = .rejected(reason: "No.")
        type("Hi")
        #expect(state.retry("n1") == [save])
        #expect(state.retry("n1") == [], "The retry waits already.")
        _ = state.edit("n1", "Hi you")
        let second = state.saveDrafts()
        let before = state
        #expect(state.finish(save, .success(1)) == [])
        #expect(state.finish(second[0], .failure(full)) == [])
        #expect(state.retry("n1").last == .save("n1", "Hi you", original: "Hi"))
        state = before
        #expect(state.finish(save, .failure(full)) == [])
        #expect(state.finish(second[0], .success(1)) == [.retry("n1")])
        state = before
        _ = state.delete("n1")
        for write in [save, second[0]] { #expect(state.finish(write, .success(1)) == []) }
    }

    @Test("A discard of a new note closes it")
    mutating func discardNew() {
        add("Tea")
        #expect(state.discard("n3") == [])
        #expect(state.selectedNoteID == nil)
    }

    @Test(
        "A discard hides the typed text; if the discard fails, the text comes back",
        arguments: [.rejected(reason: "No."), .conflict(mine: "a", theirs: "b")] as [NoteStatus],
        [.success(1), .failure(.unavailable("Full."))] as [Result<Int, NoteError>])
    mutating func discarded(status: NoteStatus, result: Result<Int, NoteError>) {
        state.snapshot?.notes[0].status = status
        let before = state
        for (saveFails, typesOn) in [(false, false), (false, true), (true, false), (true, true)] {
            state = before
            type("Hi")
            if saveFails { _ = state.saveDrafts() }
            #expect(state.discard("n1") == [.discard("n1")])
            if saveFails { _ = state.finish(save, .failure(full)) }
            #expect(state.text(of: "n1") == "Buy milk")
            #expect(state.saveDrafts() == [])
            if typesOn { type("Hi you") }
            let saves = state.finish(.discard("n1"), result)
            let isGone = !typesOn && result == .success(1)
            let text: NoteContent = typesOn ? "Hi you" : isGone ? "Buy milk" : "Hi"
            #expect(state.note("n1")?.content == text)
            #expect(state.isUnsaved("n1") == !isGone)
            let save = NoteWrite.save("n1", text, original: "Buy milk")
            #expect(saves + state.saveDrafts() == (isGone ? [] : [save]))
            #expect(saves.isEmpty == (result == .success(1)))
        }
    }

    @Test("A first load shows the spinner; a stopped load counts as no load")
    mutating func loading() {
        state.beginLoad()
        #expect(state.loading == .loaded)
        state = NotesState(session: state.session)
        state.beginLoad()
        #expect(state.isLoading)
        state.stop()
        #expect(state.loading == .never)
    }

    @Test("A link waits for its note; if the note does not exist, this is an error")
    mutating func missingLink() {
        _ = state.select("n1")
        _ = state.openLink(to: "n9")
        state.beginRefresh()
        show(Note.samples)
        #expect(state.linkedNoteID == "n9", "The server has not answered yet.")
        state.receive(
            .success(NotesSnapshot(notes: Note.samples, sync: .offline(retryIn: .seconds(1)))))
        state.endRefresh(.success(()))
        #expect(state.linkedNoteID == "n9", "Offline, it is unknown whether the note exists.")
        show(Note.samples)
        #expect(state.linkedNoteID == nil)
        #expect(state.selectedNoteID == "n1")
        #expect(state.error == .notFound("n9"))
    }

    @Test("A failed refresh drops the link and shows the error; a restored note stays open")
    mutating func failedLink() {
        _ = state.openLink(to: "n9")
        state.beginRefresh()
        state.endRefresh(.failure(full))
        #expect(state.linkedNoteID == nil)
        show(Note.samples)
        #expect(state.error == full)
        state = NotesState(session: state.session)
        state.selectedNoteID = "n1"
        state.endRefresh(.failure(full))
        #expect(state.selectedNoteID == "n1")
    }

    /// If the note of a link is deleted elsewhere after it was loaded, the editor closes, without an
    /// error.
    @Test("A link opens its note when it arrives, unless the user has opened another note")
    mutating func linkedNote() {
        _ = state.openLink(to: "n9")
        state.beginRefresh()
        let before = state
        _ = state.edit("n9", "Too early")
        #expect(state == before)
        _ = state.add("n3")
        #expect(state.linkedNoteID == nil)
        state = before
        show(Note.samples + [Note(id: "n9", content: "Tea")])
        state.endRefresh(.success(()))
        #expect(state.selectedNote?.id == "n9")
        _ = state.edit("n9", "Tea!")
        let save = NoteWrite.save("n9", "Tea!", original: "Tea")
        #expect(state.saveDrafts() == [save])
        _ = state.finish(save, .success(1))
        show(Note.samples, revision: 1)
        #expect(state.selectedNoteID == nil)
        #expect(state.error == nil)
    }
}
