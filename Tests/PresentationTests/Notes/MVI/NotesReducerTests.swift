import Domain
import Testing

@testable import Presentation

/// Each test has its twin of the same name in `NotesViewModelTests`. The rules that both patterns call have
/// theirs in `NotesChangesTests`.
@Suite("The notes reducer", .timeLimit(.minutes(5)))
@MainActor
struct NotesReducerTests {
    private let reducer: NotesReducer
    private let session: Session

    init() {
        let service = ControlledNotes()
        session = service.session
        reducer = NotesReducer(useCases: service.useCases, delay: service.delay)
    }

    private var loaded: NotesState {
        var state = NotesState(session: session)
        state.loading = .loaded
        state.snapshot = NotesSnapshot(notes: Note.samples)
        return state
    }

    private func answerSave(_ state: inout NotesState, _ result: Result<Int, NoteError>) {
        let save = NoteWrite.save("n1", "Hi", original: "Buy milk")
        _ = reducer.reduce(&state, action: .writeResponse(save, result))
    }

    /// With a text in the editor.
    private func typed(_ text: String) -> NotesState {
        var state = loaded
        _ = reducer.reduce(&state, intent: .noteTapped("n1"))
        _ = reducer.reduce(&state, intent: .textChanged(text))
        return state
    }

    @Test("Observing shows the spinner until the first snapshot")
    func observe() {
        var state = NotesState(session: session)
        let effect = reducer.reduce(&state, intent: .loadRequested)
        #expect(state.isLoading)
        #expect(effect.text == "read(observe)")
        let snapshot = NotesSnapshot(notes: Note.samples)
        _ = reducer.reduce(&state, action: .snapshotReceived(.success(snapshot)))
        #expect(state == loaded)
    }

    @Test("A failure keeps the notes and shows the error")
    func observeFails() {
        var state = loaded
        _ = reducer.reduce(&state, action: .snapshotReceived(.failure(.damaged("Line 1."))))
        #expect(state.notes == Note.samples)
        #expect(state.error == .damaged("Line 1."))
        #expect(state.loading == .failed(.damaged("Line 1.")))
    }

    @Test("A link to a note that is not on this device fetches it, unless it is being fetched")
    func link() {
        var state = loaded
        let effect = reducer.reduce(&state, intent: .linkOpened("n9"))
        #expect(effect.text == "cancel(pause), read(sync)")
        #expect(state.selectedNoteID == "n9")
        #expect(reducer.reduce(&state, intent: .linkOpened("n8")).text == "cancel(pause)")
        #expect(reducer.reduce(&state, intent: .linkOpened("n1")).text == "cancel(pause)")
        #expect(state.selectedNote?.id == "n1")
    }

    @Test("What is typed shows at once and is saved after a pause")
    func type() {
        var state = loaded
        _ = reducer.reduce(&state, intent: .noteTapped("n1"))
        let typing = reducer.reduce(&state, intent: .textChanged("Hi"))
        #expect(typing.text == "read(pause)")
        #expect(state.note("n1")?.content == "Hi")
        #expect(state.isUnsaved("n1"))
        let saving = reducer.reduce(&state, action: .pauseEnded)
        #expect(saving.text == #"cancel(pause), write(write("n1"))"#)
        answerSave(&state, .success(1))
        #expect(!state.isUnsaved("n1"))
        #expect(state.writes == [])
    }

    @Test("Closing the editor saves at once")
    func close() {
        var state = typed("Hi")
        let effect = reducer.reduce(&state, intent: .editorClosed)
        #expect(effect.text == #"cancel(pause), write(write("n1"))"#)
        #expect(state.selectedNote == nil)
        #expect(state.note("n1")?.content == "Hi")
    }

    @Test("A text that can't be saved stays, and is saved again when the screen is left")
    func saveFails() {
        var state = typed("Hi")
        _ = reducer.reduce(&state, action: .pauseEnded)
        let error = NoteError.unavailable("Full.")
        answerSave(&state, .failure(error))
        #expect(state.error == error)
        #expect(state.text == "Hi")
        let effect = reducer.reduce(&state, intent: .left)
        #expect(effect.text == #"cancel(pause), write(write("n1"))"#)
    }

    @Test("A new note that nothing was typed into vanishes")
    func add() {
        var state = loaded
        _ = reducer.reduce(&state, intent: .addTapped("n3"))
        #expect(state.selectedNote?.id == "n3")
        _ = reducer.reduce(&state, intent: .editorClosed)
        #expect(state == loaded)
    }

    @Test("A delete hides the note at once, and a failure shows it again")
    func delete() {
        var state = loaded
        let effect = reducer.reduce(&state, intent: .deleteTapped("n1"))
        #expect(effect.text == #"cancel(pause), write(write("n1"))"#)
        #expect(state.notes.map(\.id) == ["n2"])
        let error = NoteError.unavailable("Full.")
        let delete = NoteWrite.delete("n1", original: "Buy milk")
        _ = reducer.reduce(&state, action: .writeResponse(delete, .failure(error)))
        #expect(state.notes == Note.samples)
        #expect(state.error == error)
    }

    @Test("Only what was refused can be tried again or discarded")
    func help() {
        var state = loaded
        #expect(reducer.reduce(&state, intent: .retryTapped("n1")).text == "cancel(pause)")
        #expect(reducer.reduce(&state, intent: .discardTapped("n1")).text == "cancel(pause)")
        state.snapshot?.notes[0].status = .rejected(reason: "No.")
        let effect = reducer.reduce(&state, intent: .retryTapped("n1"))
        #expect(effect.text == #"cancel(pause), write(write("n1"))"#)
        #expect(state.writes == [.retry("n1")])
        #expect(reducer.reduce(&state, intent: .discardTapped("n1")).text == "cancel(pause)")
        _ = reducer.reduce(&state, action: .writeResponse(.retry("n1"), .success(1)))
        _ = reducer.reduce(&state, intent: .discardTapped("n1"))
        _ = reducer.reduce(&state, intent: .retryTapped("n1"))
        #expect(state.writes == [.discard("n1")])
        #expect(!state.needsHelp(state.notes[0]))
    }

    @Test("A refresh shows the spinner and clears the error")
    func refresh() {
        var state = loaded
        state.error = .unavailable("Full.")
        let effect = reducer.reduce(&state, intent: .refreshRequested)
        #expect(state.isRefreshing)
        #expect(state.error == nil)
        #expect(effect.text == "read(sync)")
        _ = reducer.reduce(&state, action: .syncResponse(.success(())))
        #expect(state == loaded)
    }

    @Test("To log in again is an event")
    func logIn() {
        var state = loaded
        #expect(reducer.reduce(&state, intent: .logInTapped).text == "emit(logInRequested)")
    }

    @Test("To dismiss an error is to leave another one")
    func dismiss() {
        var state = loaded
        state.error = .unavailable("Newer.")
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Older.")))
        #expect(state.error == .unavailable("Newer."))
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Newer.")))
        #expect(state.error == nil)
    }
}
