import Domain
import NotesDomain
import NotesPresentation
import Presentation
import Scenarios

/// Lets scenarios play the notes screen.
enum NotesScenario: ScenarioFeature {
    typealias State = StateAndEvents<NotesState, NotesEvent>

    struct UseCases: Sendable {
        var notes: NotesUseCases
        var delay: any Delay
    }

    enum Step: Equatable, Sendable {
        /// The screen appears.
        case observe
        case add(Note.ID)
        case open(Note.ID)
        case link(Note.ID)
        case type(String)
        case close
        /// Leaves the screen for another tab.
        case leave
        case delete(Note.ID)
        /// Sends a rejected change again; in a conflict, keeps the user's text.
        case retry(Note.ID)
        /// Discards a rejected change; in a conflict, keeps the server's text.
        case discard(Note.ID)
        /// Pulls to refresh: all changes are sent, and all notes fetched.
        case refresh
        case logIn
        /// Dismisses the error with this message; without one, the error that is shown.
        case clearError(String?)
    }

    nonisolated static let name = "notes"

    nonisolated static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("observe", as: .observe),
        ScenarioWord("add", "ID", tried: ["n2"], as: Step.add),
        ScenarioWord("open", "ID", tried: ["n1", "n2"], as: Step.open),
        ScenarioWord("link", "ID", tried: ["n1", "n2", "n9"], as: Step.link),
        ScenarioWord("type", text: "TEXT", tried: ["b ", "c", " ", ""], as: Step.type),
        ScenarioWord("close", as: .close),
        ScenarioWord("leave", as: .leave),
        ScenarioWord("delete", "ID", tried: ["n1", "n2"], as: Step.delete),
        ScenarioWord("retry", "ID", tried: ["n1", "n2"], as: Step.retry),
        ScenarioWord("discard", "ID", tried: ["n1", "n2"], as: Step.discard),
        ScenarioWord("refresh", as: .refresh),
        ScenarioWord("log-in", as: .logIn),
        .clearError(Step.clearError),
    ]

    /// The words for the news that the next snapshot brings from the server and about the sync.
    nonisolated static let news: [ScenarioWord<String>] = [
        // This snapshot was already on its way when the user made a change, and does not contain the
        // change.
        ScenarioWord("late", as: "late"),
        ScenarioWord("syncing", as: "syncing"),
        ScenarioWord("offline", "SECONDS", tried: ["5"]) { Int($0) == nil ? nil : $0 },
        ScenarioWord("log-in-again", as: "log-in-again"),
        // This device can't store its notes.
        ScenarioWord("disk", "TEXT", tried: ["Full."]) { $0 },
        // The server has all changes now.
        ScenarioWord("synced", as: "synced"),
        ScenarioWord("rejected", "ID REASON", tried: ["n1 Too long."]) { hasText($0) },
        // Somebody else has changed or deleted the note at the same time.
        ScenarioWord("conflict", "ID [TEXT]", tried: ["n1 d", "n1"]) { $0 },
        // Somebody else has changed or created the note.
        ScenarioWord("changed", "ID TEXT", tried: ["n1 d", "n2 e"]) { hasText($0) },
        ScenarioWord("gone", "ID", tried: ["n1", "n2"]) { $0 },
    ]

    private nonisolated static func hasText(_ words: String) -> String? {
        words.contains(" ") ? words : nil
    }

    nonisolated static let session = Session(email: "al@x.test")
    nonisolated static let sampleContent = Note.samples

    nonisolated static let sampleScenario = text(PackageResources.notes_sample_txt)

    static func controlledUseCases(_ content: [Note], _ requests: Requests) -> UseCases {
        UseCases(
            notes: ControlledNotesService(content, requests).useCases,
            delay: ControlledDelay(requests, in: name))
    }
}
