import Domain
import Testing

@testable import Presentation

/// What each screen of notes does with the rules that `NotesChangesTests` are about.
enum NotesContract: String, CaseIterable, CustomTestStringConvertible {
    case observe = "Observing shows the spinner until the first snapshot"
    case observeFails = "A failure keeps the notes and shows the error"
    case link = "A link to a note that is not on this device fetches it, unless it is being fetched"
    case type = "What is typed shows at once and is saved after a pause"
    case typeOn = "Who types on and on has it saved without a pause"
    case close = "Closing the editor saves at once, and the pause ends"
    case saveFails = "A text that can't be saved stays, and is saved again when the screen is left"
    case add = "A new note that nothing was typed into vanishes"
    case delete = "A delete hides the note at once, and a failure shows it again, until dismissed"
    case twoWrites = "Writes of two notes go out at once, those of one note one after the other"
    case help = "Only what was refused can be tried again or discarded"
    case refresh = "A refresh shows the spinner and clears the error"
    case logIn = "To log in again is an event"

    var testDescription: String { rawValue }
}

/// Checks a rule with a screen that this makes.
@MainActor
struct NotesChecks {
    private let service = ControlledNotes()
    private let screen: any NotesScreen
    private let save = NoteWrite.save("n1", "Hi", original: "Buy milk")

    init(make: (ControlledNotes) -> any NotesScreen) {
        screen = make(service)
    }

    func check(_ rule: NotesContract) async {
        switch rule {
        case .observe:
            screen.load()
            #expect(screen.state.isLoading)
            await show(.success(NotesSnapshot(notes: Note.samples)))
            #expect(!screen.state.isLoading)
            #expect(screen.state.notes == Note.samples)
        case .observeFails:
            await load()
            await show(.failure(.damaged("Line 1.")))
            #expect(screen.state.notes == Note.samples)
            #expect(screen.state.error == .damaged("Line 1."))
            #expect(screen.state.loading == .failed(.damaged("Line 1.")))
        case .link:
            await type("Hi")
            screen.openLink(to: "n9")
            await service.syncs.arrive(1)
            await service.writes.answerNext(.success(1))
            #expect(service.asked == [save])
            #expect(screen.state.selectedNoteID == "n9")
            #expect(screen.openLink(to: "n8") == nil)
            #expect(screen.openLink(to: "n1") == nil)
            #expect(screen.state.selectedNote?.id == "n1")
        case .type:
            await load()
            screen.select("n1")
            let typing = screen.type("Hi", into: "n1")
            #expect(screen.state.note("n1")?.content == "Hi")
            #expect(screen.state.isUnsaved("n1"))
            await service.waits.answer(typing, ())
            await service.writes.answerNext(.success(1))
            #expect(service.asked == [save])
            #expect(!screen.state.isUnsaved("n1"))
            #expect(screen.state.writes == [])
        case .typeOn:
            await type("a")
            await service.waits.arrive(1)
            for count in 2..<50 { screen.type(String(repeating: "a", count: count), into: "n1") }
            #expect(screen.state.writes == [])
            let saving = screen.type("Hi", into: "n1")
            await service.writes.answer(saving, .success(1))
            #expect(service.asked == [save])
        case .close:
            await type("Hi")
            await service.waits.arrive(1)
            let closing = screen.closeEditor()
            #expect(screen.state.selectedNote == nil)
            #expect(screen.state.note("n1")?.content == "Hi")
            await service.writes.answer(closing, .failure(.unavailable("Full.")))
            #expect(service.asked == [save])
            await service.waits.answer(1, ())
            #expect(screen.state.writes == [])
        case .saveFails:
            await type("Hi")
            await service.writes.answer(screen.saveDrafts(), .failure(.unavailable("Full.")))
            #expect(screen.state.error == .unavailable("Full."))
            #expect(screen.state.text(of: "n1") == "Hi")
            await service.writes.answer(screen.saveDrafts(), .success(1))
            #expect(service.asked == [save, save])
        case .add:
            await type("Hi")
            await service.writes.answer(screen.add("n3"), .success(1))
            #expect(service.asked == [save])
            #expect(screen.state.selectedNote?.id == "n3")
            screen.closeEditor()
            #expect(screen.state.notes.map(\.id) == ["n1", "n2"])
        case .delete:
            await load()
            let deleting = screen.delete("n1")
            #expect(screen.state.notes.map(\.id) == ["n2"])
            await service.writes.answer(deleting, .failure(.unavailable("Full.")))
            #expect(service.asked == [.delete("n1", original: "Buy milk")])
            #expect(screen.state.notes == Note.samples)
            screen.openLink(to: "n9")
            #expect(screen.state.error == .unavailable("Full."))
            screen.dismiss(.unavailable("Full."))
            #expect(screen.state.error == nil)
        case .twoWrites:
            await type("Hi")
            let both = screen.delete("n2")
            await service.writes.arrive(2)
            let deleting = screen.delete("n1")
            await service.writes.answer(2, .success(1))
            #expect(service.writes.count == 2)
            await service.writes.answer(both, .success(2))
            await service.writes.answer(deleting, .success(3))
            #expect(
                service.asked == [
                    save, .delete("n2", original: "Call Bo"), .delete("n1", original: "Hi"),
                ])
            #expect(screen.state.writes == [])
        case .help:
            await load()
            #expect(screen.retry("n1") == nil)
            #expect(screen.discard("n1") == nil)
            let rejected = Note(id: "n1", content: "a", status: .rejected(reason: "No."))
            await show(.success(NotesSnapshot(notes: [rejected])))
            let retrying = screen.retry("n1")
            #expect(screen.state.writes == [.retry("n1")])
            #expect(screen.discard("n1") == nil)
            await service.writes.answer(retrying, .success(1))
            let discarding = screen.discard("n1")
            #expect(screen.retry("n1") == nil)
            #expect(!screen.state.needsHelp(rejected))
            await service.writes.answer(discarding, .success(2))
            #expect(service.asked == [.retry("n1"), .discard("n1")])
        case .refresh:
            await refresh(.failure(.unavailable("Full.")))
            screen.refresh()
            await service.syncs.arrive(2)
            let refreshing = screen.refresh()
            await service.syncs.arrive(3)
            #expect(screen.state.isRefreshing)
            #expect(screen.state.error == nil)
            await service.syncs.answer(3, .success(()))
            await refreshing.finish()
            #expect(screen.state == NotesState(session: service.session))
        case .logIn:
            var events: [NotesEvent] = []
            screen.events.subscribe { events.append($0) }
            screen.logInAgain()
            #expect(events == [.logInRequested])
        }
    }

    /// Publishes a snapshot and returns when it is shown.
    private func show(_ result: Result<NotesSnapshot, NoteError>) async {
        let before = screen.state
        service.publish(result)
        await wait { screen.state != before }
    }

    private func load() async {
        screen.load()
        await show(.success(NotesSnapshot(notes: Note.samples)))
    }

    /// With a text in the editor.
    private func type(_ text: String) async {
        await load()
        screen.select("n1")
        screen.type(text, into: "n1")
    }

    private func refresh(_ answer: Result<Void, NoteError>) async {
        await service.syncs.answer(screen.refresh(), answer)
    }
}
