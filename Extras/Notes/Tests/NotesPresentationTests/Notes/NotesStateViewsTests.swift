import Domain
import Foundation
import NotesDomain
import Presentation
import Testing

@testable import NotesPresentation

@Suite("What the notes screen shows for a note, and for an empty list", .timeLimit(.minutes(5)))
struct NotesStateViewsTests {
    private var state = NotesState(session: Session(email: "al@x.test"))

    @Test(
        "A note shows why the server does not have it",
        arguments: [
            (.synced, nil), (.waiting, "Waiting to be sent"),
            (.rejected(reason: "Too long."), "Rejected: Too long."),
            (.conflict(mine: "a", theirs: "b"), "Also changed elsewhere"),
        ] as [(NoteStatus, String?)])
    func status(status: NoteStatus, text: String?) {
        let note = Note(id: "n1", content: "a", status: status)
        #expect(state.shown(note).statusText == text)
    }

    @Test("“Not saved” is shown first, unless the user is still typing")
    mutating func unsaved() {
        let note = Note(id: "n1", content: "a", status: .waiting)
        state.snapshot = NotesSnapshot(notes: [note])
        state.pending = [PendingWrite(.save("n1", "b", original: "a"), .typed)]
        #expect(state.shown(note).statusText == "Not saved")
        #expect(state.shown(note).canDecide)
        state.selectedNoteID = "n1"
        #expect(state.shown(note).statusText == "Waiting to be sent")
    }

    @Test("The user can decide about a rejected change once")
    mutating func decisions() {
        let note = Note(id: "n1", content: "a", status: .rejected(reason: "Too long."))
        state.snapshot = NotesSnapshot(notes: [note])
        #expect(state.shown(note).canDecide)
        #expect(!state.shown(Note(id: "n1", content: "a", status: .waiting)).canDecide)
        for decision in [.retry("n1"), .discard("n1")] as [NoteWrite] {
            state.pending = [PendingWrite(decision, .inFlight)]
            #expect(!state.shown(note).canDecide)
        }
    }

    @Test("The title is the first line that is not blank")
    func title() {
        #expect(state.shown(Note(id: "n1", content: " \n\nTea\nMilk")).title == "Tea")
        #expect(state.shown(Note(id: "n1", content: " \n")).title == "New Note")
    }

    @Test("If the server has answered, the status is not “Offline”")
    func problem() {
        #expect(SyncStatus.offline(retryIn: .zero).problem == "Offline")
        let busy = SyncStatus.offline(retryIn: .seconds(3), answer: "Slow down.")
        #expect(busy.problem == "The server can't answer now")
        #expect(busy.nextTry(after: .distantPast) == Date.distantPast.addingTimeInterval(3))
    }

    @Test("Only a failed load replaces the rows; during a load, the list is not called empty")
    mutating func list() {
        let full = NoteError.unavailable("Full.")
        let offline = NotesSnapshot(sync: .offline(retryIn: .seconds(1)))
        state.errors.failRead(full)
        for (loading, snapshot, placeholder, mayLackNotes) in [
            (.never, nil, nil, false),
            (.loading, nil, .loading, false),
            (.failed(full), nil, .failed("Full."), false),
            (.loaded, nil, .empty, false),
            (.loaded, NotesSnapshot(), .empty, false),
            (.loaded, NotesSnapshot(sync: .syncing), .loading, true),
            (.loaded, offline, .empty, true),
            (.loaded, NotesSnapshot(unreadable: 1), .empty, true),
            (.loaded, NotesSnapshot(notes: Note.samples), nil, false),
        ] as [(Loading<NoteError>, NotesSnapshot?, ListPlaceholder?, Bool)] {
            (state.loading, state.snapshot) = (loading, snapshot)
            #expect(state.list.placeholder == placeholder)
            #expect(state.list.alert == (loading == .failed(full) ? nil : full))
            #expect(state.mayLackNotes == mayLackNotes)
        }
    }
}
