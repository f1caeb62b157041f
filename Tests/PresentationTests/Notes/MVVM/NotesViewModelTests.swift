import Domain
import Testing

@testable import Presentation

/// Each test has its twin of the same name in `NotesReducerTests`.
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

    @Test("What was saved shows until a snapshot holds it")
    func snapshotAfterSave() async {
        await type("Hi")
        await service.writes.answer(viewModel.saveDrafts(), .success(1))
        for (revision, shown) in [(0, "Hi"), (1, "New")] {
            await show(Note(id: "n1", content: revision == 0 ? "Old" : "New"), revision: revision)
            #expect(viewModel.text == shown)
        }
    }

    @Test("What the shown snapshot holds already replaces the draft when the save ends")
    func snapshotBeforeSaveEnds() async {
        await type("Hi")
        let saving = viewModel.saveDrafts()
        await show(Note(id: "n1", content: "Newer"), revision: 2)
        #expect(viewModel.text == "Hi")
        await service.writes.answer(saving, .success(1))
        #expect(viewModel.text == "Newer")
    }

    @Test("A snapshot leaves alone what is being typed, and from which text that began")
    func snapshotWhileTyping() async {
        await type("Hi")
        for count in 1...3 {
            await show(Note(id: "n1", content: "Theirs \(count)"))
        }
        #expect(viewModel.text == "Hi")
        #expect(viewModel.state.isUnsaved("n1"))
        viewModel.text = "Hi you"
        viewModel.saveDrafts()
        await service.writes.answerNext(.success(1))
        #expect(service.asked == [.save("n1", "Hi you", original: "Buy milk")])
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

    @Test("What was typed while a save was refused begins where that began")
    func typedDuringRefusal() async {
        await type("Hi")
        let saving = viewModel.saveDrafts()
        viewModel.text = "Hi you"
        await service.writes.answer(saving, .failure(.unavailable("Full.")))
        #expect(viewModel.text == "Hi you")
        viewModel.saveDrafts()
        #expect(viewModel.state.writes == [.save("n1", "Hi you", original: "Buy milk")])
    }

    @Test("An empty text is not saved")
    func empty() async {
        await type(" ")
        #expect(viewModel.closeEditor() == nil)
        #expect(viewModel.state.notes == Note.samples)
        #expect(viewModel.state.pending == [])
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

    @Test("A note that was deleted elsewhere, too, stays away until a newer snapshot has it")
    func deletedElsewhere() async {
        await load()
        await service.writes.answer(viewModel.delete("n1"), .failure(.notFound("n1")))
        #expect(viewModel.state.notes.map(\.id) == ["n2"])
        #expect(viewModel.state.error == nil)
        await show(Note.samples[0], Note.samples[1], revision: 1)
        #expect(viewModel.state.notes == Note.samples)
    }

    @Test("A new note that was saved is deleted for good, though no snapshot has had it")
    func deleteUnseen() async {
        await load()
        viewModel.add("n3")
        viewModel.text = "Tea"
        await service.writes.answer(viewModel.saveDrafts(), .success(1))
        viewModel.text = "Tea!"
        viewModel.delete("n3")
        #expect(viewModel.state.writes == [.delete("n3", original: "Tea")])
        #expect(viewModel.state.notes == Note.samples)
    }

    @Test("A delete names the text that the user saw, whatever has come since")
    func deleteWhileTyping() async {
        await type("Hi")
        await show(Note(id: "n1", content: "Theirs"))
        await service.writes.answer(viewModel.delete("n1"), .success(1))
        #expect(service.asked == [.delete("n1", original: "Buy milk")])
    }

    @Test("Only what was refused can be tried again or discarded")
    func help() async {
        await load()
        #expect(viewModel.retry("n1") == nil)
        #expect(viewModel.discard("n1") == nil)
        await show(Note(id: "n1", content: "a", status: .rejected(reason: "No.")))
        viewModel.retry("n1")
        #expect(viewModel.discard("n1") == nil)
        #expect(viewModel.state.writes == [.retry("n1")])
        #expect(!viewModel.state.needsHelp(viewModel.state.notes[0]))
    }

    @Test("What was typed since a discard began is not lost when that ends")
    func typedDuringDiscard() async {
        await load()
        await show(Note(id: "n1", content: "a", status: .rejected(reason: "No.")))
        viewModel.select("n1")
        let discarding = viewModel.discard("n1")
        viewModel.text = "Hi"
        viewModel.saveDrafts()
        await service.writes.answer(discarding, .success(1))
        #expect(viewModel.text == "Hi")
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
    func stop() async {
        await type("Hi")
        let refreshing = viewModel.refresh()
        await service.syncs.arrive(1)
        viewModel.stop()
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

    private func show(_ notes: Note..., revision: Int = 0) async {
        await show(.success(NotesSnapshot(notes: notes, revision: revision)))
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
