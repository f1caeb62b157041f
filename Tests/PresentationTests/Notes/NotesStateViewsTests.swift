import Domain
import Testing

@testable import Presentation

@Suite("What the notes screen shows of a note, and in place of notes", .timeLimit(.minutes(5)))
struct NotesStateViewsTests {
    private var state = NotesState(session: Session(email: "al@x.test"))

    @Test(
        "A note tells what stands between it and the server",
        arguments: [
            (.synced, nil), (.waiting, "Waiting to be sent"),
            (.rejected(reason: "Too long."), "Rejected: Too long."),
            (.conflict(mine: "a", theirs: "b"), "Also changed elsewhere"),
        ] as [(NoteStatus, String?)])
    func status(status: NoteStatus, text: String?) {
        let note = Note(id: "n1", content: "a", status: status)
        #expect(state.shown(note).statusText == text)
    }

    @Test("A text that is on no disk is the first thing to know, unless it is being typed")
    mutating func unsaved() {
        let note = Note(id: "n1", content: "a", status: .waiting)
        state.snapshot = NotesSnapshot(notes: [note])
        state.pending = [PendingWrite(.save("n1", "b", original: "a"), .typed)]
        #expect(state.shown(note).statusText == "Not saved")
        state.selectedNoteID = "n1"
        #expect(state.shown(note).statusText == "Waiting to be sent")
    }

    @Test("The user decides about what waits for it: a rejection, a conflict, a text on no disk")
    mutating func decisions() {
        let note = Note(id: "n1", content: "a", status: .rejected(reason: "Too long."))
        let synced = Note(id: "n2", content: "b")
        state.snapshot = NotesSnapshot(notes: [note, synced])
        #expect(state.shown(note).canDecide)
        #expect(!state.shown(synced).canDecide)
        state.pending = [PendingWrite(.save("n2", "c", original: "b"), .typed)]
        #expect(state.shown(synced).canDecide)
        state.pending = [PendingWrite(.retry("n1"), .inFlight)]
        #expect(!state.shown(note).canDecide)
    }

    @Test("The title is the first line that has something")
    func title() {
        #expect(state.shown(Note(id: "n1", content: " \n\nTea\nMilk")).title == "Tea")
        #expect(state.shown(Note(id: "n1", content: " \n")).title == "New Note")
    }

    @Test("A failed load takes the place of rows, and no other error does")
    mutating func error() {
        state.errors.failWrite(.unavailable("Full."))
        state.loading = .failed(.unavailable("Full."))
        #expect(state.list.placeholder == .failed("Full."))
        #expect(state.list.alert == nil)
        state.loading = .loaded
        for notes in [Note.samples, []] {
            state.snapshot = NotesSnapshot(notes: notes)
            #expect(state.list.placeholder == (notes.isEmpty ? .empty : nil))
            #expect(state.list.alert == .unavailable("Full."))
        }
    }

    @Test("While the first notes are awaited or synced, the list is not called empty")
    mutating func loading() {
        #expect(state.list.placeholder == nil)
        state.loading = .loading
        #expect(state.list.placeholder == .loading)
        state.loading = .loaded
        #expect(state.list.placeholder == .empty)
        state.snapshot = NotesSnapshot(sync: .syncing)
        #expect(state.list.placeholder == .loading)
        state.snapshot = NotesSnapshot(sync: .offline(retryIn: .seconds(1)))
        #expect(state.list.placeholder == .empty)
        #expect(state.mayLackNotes)
        state.snapshot = NotesSnapshot()
        #expect(!state.mayLackNotes)
    }
}
