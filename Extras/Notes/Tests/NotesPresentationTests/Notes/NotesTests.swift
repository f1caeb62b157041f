import Domain
import NotesDomain
import NotesPresentation
import Presentation
import Testing

/// The notes screen as its views use it.
@MainActor
protocol NotesScreen: AnyObject {
    var state: NotesState { get }
    @discardableResult func load() -> ScreenTask
    @discardableResult func add(_ id: Note.ID) -> ScreenTask?
    @discardableResult func select(_ id: Note.ID) -> ScreenTask?
    @discardableResult func openLink(to id: Note.ID) -> ScreenTask?
    @discardableResult func type(_ text: String, into id: Note.ID) -> ScreenTask?
    @discardableResult func closeEditor(_ id: Note.ID) -> ScreenTask?
    func saveDrafts() -> ScreenTask?
    @discardableResult func delete(_ id: Note.ID) -> ScreenTask?
    func retry(_ id: Note.ID) -> ScreenTask?
    func discard(_ id: Note.ID) -> ScreenTask?
    @discardableResult func refresh() -> ScreenTask
    func dismiss(_ error: NoteError)
}

extension AppKind {
    @MainActor func notes(_ notes: ControlledNotes) -> any NotesScreen {
        let useCases = notes.useCases
        return switch self {
        case .mvvm: NotesViewModel(session: notes.session, useCases: useCases, delay: notes)
        case .mvi: NotesStore(notes.state, reducer: NotesReducer(useCases: useCases, delay: notes))
        }
    }
}

/// Tests how each pattern uses the rules. `NotesChangesTests` tests the rules themselves.
@Suite("The notes screen", .timeLimit(.minutes(5)))
@MainActor
struct NotesTests {
    private let service = ControlledNotes()
    private let save = NoteWrite.save("n1", "Hi", original: "Buy milk")
    private let full = NoteError.unavailable("Full.")

    @Test("Observing shows the spinner; a failure keeps the notes", arguments: AppKind.allCases)
    func observe(_ kind: AppKind) async {
        let screen = kind.notes(service)
        let steps = Steps(screen.state)
        screen.load()
        await show(.success(NotesSnapshot(notes: Note.samples)), on: screen)
        await show(.failure(.damaged("Line 1.")), on: screen)
        steps.expect(
            { $0.loading = .loading },
            { ($0.loading, $0.snapshot) = (.loaded, NotesSnapshot(notes: Note.samples)) },
            {
                $0.loading = .failed(.damaged("Line 1."))
                $0.errors.failRead(.damaged("Line 1."))
            })
    }

    @Test("A link to an unknown note fetches the note, once", arguments: AppKind.allCases)
    func link(_ kind: AppKind) async {
        let screen = await typed("Hi", kind)
        screen.openLink(to: "n9")
        await service.syncs.arrive(1)
        await service.writes.answerNext(.success(1))
        #expect(service.asked == [save])
        #expect(screen.state.linkedNoteID == "n9")
        #expect(screen.openLink(to: "n8") == nil)
        #expect(screen.openLink(to: "n1") == nil)
        #expect(screen.state.linkedNoteID == nil)
        #expect(screen.state.selectedNote?.id == "n1")
        screen.type("Hi you", into: "n1")
        await service.writes.answer(screen.openLink(to: "n9"), .success(2))
        #expect(service.asked == [save, .save("n1", "Hi you", original: "Hi")])
        #expect(screen.state.writes == [])
    }

    @Test("Typed text shows at once and is saved after a pause", arguments: AppKind.allCases)
    func type(_ kind: AppKind) async {
        let screen = await loaded(kind)
        screen.select("n1")
        let typing = screen.type("Hi", into: "n1")
        #expect(screen.state.note("n1")?.content == "Hi")
        #expect(screen.state.isUnsaved("n1"))
        await service.waits.answer(typing, ())
        let typingOn = screen.type("Hi you", into: "n1")
        await service.writes.answerNext(.success(1))
        #expect(service.asked == [save])
        await service.waits.answer(typingOn, ())
        #expect(screen.state.writes == [.save("n1", "Hi you", original: "Hi")])
        await service.writes.answerNext(.success(2))
        #expect(!screen.state.isUnsaved("n1"))
        #expect(screen.state.writes == [])
    }

    @Test("After many edits without a pause, the text is saved", arguments: AppKind.allCases)
    func typeOn(_ kind: AppKind) async {
        let screen = await loaded(kind)
        screen.select("n1")
        for number in 1...2 {
            for count in 1..<50 { screen.type(String(repeating: "a", count: count), into: "n1") }
            #expect(screen.state.writes == [])
            let saving = screen.type("Fifty \(number)", into: "n1")
            await service.writes.answer(saving, .success(number))
        }
        let first = NoteWrite.save("n1", "Fifty 1", original: "Buy milk")
        #expect(service.asked == [first, .save("n1", "Fifty 2", original: "Fifty 1")])
    }

    @Test("Closing the editor saves at once; a refused text stays", arguments: AppKind.allCases)
    func close(_ kind: AppKind) async {
        let screen = await typed("Hi", kind)
        await service.waits.arrive(1)
        let closing = screen.closeEditor("n1")
        #expect(screen.state.selectedNote == nil)
        #expect(screen.state.note("n1")?.content == "Hi")
        await service.writes.answer(closing, .failure(full))
        await service.waits.answer(1, ())
        #expect(screen.state.writes == [])
        #expect(screen.state.error == full)
        #expect(screen.state.text(of: "n1") == "Hi")
        #expect(screen.saveDrafts() == nil, "It would fail again.")
        await service.writes.answer(screen.select("n2"), .success(1))
        #expect(service.asked == [save, save])
        #expect(screen.state.error == nil)
    }

    @Test("A new note without a text is removed", arguments: AppKind.allCases)
    func add(_ kind: AppKind) async {
        let screen = await typed("Hi", kind)
        await service.writes.answer(screen.add("n3"), .success(1))
        #expect(service.asked == [save])
        #expect(screen.state.selectedNote?.id == "n3")
        screen.closeEditor("n1")
        #expect(screen.state.selectedNote?.id == "n3", "It comes late.")
        screen.closeEditor("n3")
        #expect(screen.state.notes.map(\.id) == ["n1", "n2"])
    }

    @Test("A delete hides the note, and a failure shows it again", arguments: AppKind.allCases)
    func delete(_ kind: AppKind) async {
        let screen = await loaded(kind)
        let deleting = screen.delete("n1")
        #expect(screen.state.notes == [Note.samples[1]])
        await service.writes.answer(deleting, .failure(full))
        #expect(service.asked == [.delete("n1", original: "Buy milk")])
        #expect(screen.state.notes == Note.samples)
        screen.openLink(to: "n9")
        #expect(screen.state.error == full)
        screen.dismiss(full)
        #expect(screen.state.error == nil)
    }

    @Test("Writes of two notes overlap; of one note, they do not", arguments: AppKind.allCases)
    func twoWrites(_ kind: AppKind) async {
        let screen = await typed("Hi", kind)
        let both = screen.delete("n2")
        await service.writes.arrive(2)
        let deleting = screen.delete("n1")
        await service.writes.answer(2, .success(1))
        #expect(service.writes.count == 2)
        await service.writes.answer(both, .success(2))
        await service.writes.answer(deleting, .success(3))
        #expect(
            service.asked
                == [save, .delete("n2", original: "Call Bo"), .delete("n1", original: "Hi")])
        #expect(screen.state.writes == [])
    }

    @Test("Only refused changes can be retried or discarded", arguments: AppKind.allCases)
    func help(_ kind: AppKind) async {
        let screen = await loaded(kind)
        #expect(screen.retry("n1") == nil)
        #expect(screen.discard("n1") == nil)
        let rejected = Note(id: "n1", content: "a", status: .rejected(reason: "No."))
        await show(.success(NotesSnapshot(notes: [rejected])), on: screen)
        await service.writes.answer(screen.retry("n1"), .success(1))
        screen.select("n1")
        screen.type("b", into: "n1")
        await service.writes.answer(screen.discard("n1"), .failure(full))
        await service.writes.answerNext(.success(2))
        #expect(service.asked == [.retry("n1"), .discard("n1"), .save("n1", "b", original: "a")])
    }

    @Test("A refresh shows the spinner and clears the error", arguments: AppKind.allCases)
    func refresh(_ kind: AppKind) async {
        let screen = kind.notes(service)
        let steps = Steps(screen.state)
        await service.syncs.answer(screen.refresh(), .failure(full))
        screen.refresh()
        await service.syncs.arrive(2)
        let refreshing = screen.refresh()
        await service.syncs.arrive(3)
        await service.syncs.answer(3, .success(()))
        await refreshing.expectEnd()
        steps.expect(
            { $0.isRefreshing = true },
            {
                $0.isRefreshing = false
                $0.errors.failRead(full)
            },
            {
                $0.isRefreshing = true
                $0.errors.beginRead()
            }, { $0.isRefreshing = false })
    }

    /// Publishes a snapshot and returns when it is shown.
    private func show(
        _ result: Result<NotesSnapshot, NoteError>, on screen: any NotesScreen
    ) async {
        let before = screen.state
        service.publish(result)
        await wait(for: "the snapshot") { screen.state != before }
    }

    private func loaded(_ kind: AppKind) async -> any NotesScreen {
        let screen = kind.notes(service)
        screen.load()
        await show(.success(NotesSnapshot(notes: Note.samples)), on: screen)
        return screen
    }

    /// Returns a screen with this text in the editor.
    private func typed(_ text: String, _ kind: AppKind) async -> any NotesScreen {
        let screen = await loaded(kind)
        screen.select("n1")
        screen.type(text, into: "n1")
        return screen
    }
}
