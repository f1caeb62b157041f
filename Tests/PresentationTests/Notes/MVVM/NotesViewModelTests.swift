import Domain
import Testing

@testable import Presentation

/// Each test has its twin of the same name in `NotesReducerTests`. The rules that both patterns call have
/// theirs in `NotesChangesTests`.
@Suite("The notes view model", .timeLimit(.minutes(5)))
@MainActor
struct NotesViewModelTests {
    private let service = ControlledNotes()
    private let viewModel: NotesViewModel

    init() {
        viewModel = NotesViewModel(
            session: service.session, useCases: service.useCases, delay: service.delay)
    }

    @Test("Observing shows the spinner until the first snapshot")
    func observe() async {
        viewModel.load()
        #expect(viewModel.state.isLoading)
        await show(.success(NotesSnapshot(notes: Note.samples)))
        #expect(!viewModel.state.isLoading)
        #expect(viewModel.state.notes == Note.samples)
    }

    @Test("A failure keeps the notes and shows the error")
    func observeFails() async {
        await load()
        await show(.failure(.damaged("Line 1.")))
        #expect(viewModel.state.notes == Note.samples)
        #expect(viewModel.state.error == .damaged("Line 1."))
        #expect(viewModel.state.loading == .failed(.damaged("Line 1.")))
    }

    @Test("A link to a note that is not on this device fetches it, unless it is being fetched")
    func link() async {
        await load()
        viewModel.openLink(to: "n9")
        await service.syncs.arrive(1)
        #expect(viewModel.state.selectedNoteID == "n9")
        #expect(viewModel.openLink(to: "n8") == nil)
        #expect(viewModel.openLink(to: "n1") == nil)
        #expect(viewModel.state.selectedNote?.id == "n1")
    }

    @Test("What is typed shows at once and is saved after a pause")
    func type() async {
        await load()
        viewModel.select("n1")
        let typing = viewModel.type("Hi")
        #expect(viewModel.state.note("n1")?.content == "Hi")
        #expect(viewModel.state.isUnsaved("n1"))
        await service.waits.answer(1, ())
        await typing?.value
        await service.writes.answerNext(.success(1))
        #expect(service.asked == [.save("n1", "Hi", original: "Buy milk")])
        #expect(!viewModel.state.isUnsaved("n1"))
    }

    @Test("Closing the editor saves at once")
    func close() async {
        await type("Hi")
        let closing = viewModel.closeEditor()
        #expect(viewModel.state.selectedNote == nil)
        #expect(viewModel.state.note("n1")?.content == "Hi")
        await service.writes.answer(closing, .success(1))
        #expect(service.asked == [.save("n1", "Hi", original: "Buy milk")])
    }

    @Test("A text that can't be saved stays, and is saved again when the screen is left")
    func saveFails() async {
        await type("Hi")
        await service.writes.answer(viewModel.saveDrafts(), .failure(.unavailable("Full.")))
        #expect(viewModel.state.error == .unavailable("Full."))
        #expect(viewModel.text == "Hi")
        await service.writes.answer(viewModel.saveDrafts(), .success(1))
        #expect(
            service.asked == [
                .save("n1", "Hi", original: "Buy milk"), .save("n1", "Hi", original: "Buy milk"),
            ])
    }

    @Test("A new note that nothing was typed into vanishes")
    func add() async {
        await load()
        viewModel.add("n3")
        #expect(viewModel.state.selectedNote?.id == "n3")
        viewModel.closeEditor()
        #expect(viewModel.state.notes == Note.samples)
    }

    @Test("A delete hides the note at once, and a failure shows it again")
    func delete() async {
        await load()
        let deleting = viewModel.delete("n1")
        #expect(viewModel.state.notes.map(\.id) == ["n2"])
        await service.writes.answer(deleting, .failure(.unavailable("Full.")))
        #expect(viewModel.state.notes == Note.samples)
        #expect(viewModel.state.error == .unavailable("Full."))
    }

    @Test("Only what was refused can be tried again or discarded")
    func help() async {
        await load()
        #expect(viewModel.retry("n1") == nil)
        #expect(viewModel.discard("n1") == nil)
        let rejected = Note(id: "n1", content: "a", status: .rejected(reason: "No."))
        await show(.success(NotesSnapshot(notes: [rejected])))
        let retrying = viewModel.retry("n1")
        #expect(viewModel.state.writes == [.retry("n1")])
        #expect(viewModel.discard("n1") == nil)
        await service.writes.answer(retrying, .success(1))
        viewModel.discard("n1")
        viewModel.retry("n1")
        #expect(viewModel.state.writes == [.discard("n1")])
        #expect(!viewModel.state.needsHelp(viewModel.state.notes[0]))
    }

    @Test("A refresh shows the spinner and clears the error")
    func refresh() async {
        await refresh(.failure(.unavailable("Full.")))
        let refreshing = viewModel.refresh()
        #expect(viewModel.state.isRefreshing)
        #expect(viewModel.state.error == nil)
        await service.syncs.answer(refreshing, .success(()))
        #expect(viewModel.state == NotesState(session: service.session))
    }

    @Test("To log in again is an event")
    func logIn() {
        var events: [NotesEvent] = []
        viewModel.events.subscribe { events.append($0) }
        viewModel.logInAgain()
        #expect(events == [.logInRequested])
    }

    @Test("To dismiss an error is to leave another one")
    func dismiss() async {
        await refresh(.failure(.unavailable("Newer.")))
        viewModel.dismiss(.unavailable("Older."))
        #expect(viewModel.state.error == .unavailable("Newer."))
        viewModel.dismiss(.unavailable("Newer."))
        #expect(viewModel.state.error == nil)
    }

    // These have no twin: a store does this for every reducer.

    @Test("Stopped, it waits for nothing that is read, and saves what was typed")
    func stop() async throws {
        await type("Hi")
        let refreshing = viewModel.refresh()
        await service.syncs.arrive(1)
        viewModel.stop()
        try #require(viewModel.state.writes.count == 1)
        #expect(!viewModel.state.isRefreshing)
        await service.syncs.answer(refreshing, .failure(.unavailable("Late.")))
        await service.writes.answerNext(.success(1))
        await wait { viewModel.state.writes == [] }
        #expect(service.asked == [.save("n1", "Hi", original: "Buy milk")])
        #expect(!viewModel.state.isUnsaved("n1"))
        #expect(viewModel.state.error == nil)
    }

    @Test("What starts two writes returns a task that ends with both")
    func twoWrites() async {
        await type("Hi")
        let deleting = viewModel.delete("n2")
        await service.writes.answerNext(.success(1))
        await service.writes.answer(deleting, .success(2))
        #expect(
            service.asked == [
                .save("n1", "Hi", original: "Buy milk"), .delete("n2", original: "Call Bo"),
            ])
        #expect(viewModel.state.writes == [])
    }

    /// Publishes a snapshot and returns when it is shown.
    private func show(_ result: Result<NotesSnapshot, NoteError>) async {
        let before = viewModel.state
        service.publish(result)
        await wait { viewModel.state != before }
    }

    private func load() async {
        viewModel.load()
        await show(.success(NotesSnapshot(notes: Note.samples)))
    }

    /// With a text in the editor.
    private func type(_ text: String) async {
        await load()
        viewModel.select("n1")
        viewModel.text = text
    }

    private func refresh(_ answer: Result<Void, NoteError>) async {
        await service.syncs.answer(viewModel.refresh(), answer)
    }
}
