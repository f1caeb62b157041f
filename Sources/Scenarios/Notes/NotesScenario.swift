public import Domain
public import Presentation

/// The notes screen, as scenarios play it, with a subscriber to its events.
public enum NotesScenario: Feature {
    /// The screen, and how often it has asked its parent to log in again.
    public struct State: Equatable, Sendable {
        public let screen: NotesState
        public let logIns: Int

        public init(screen: NotesState, logIns: Int) {
            self.screen = screen
            self.logIns = logIns
        }
    }

    /// What the screen needs.
    public struct UseCases: Sendable {
        public var notes: NotesUseCases
        public var delay: any Delay
    }

    public enum Step: Equatable, Sendable {
        case observe
        case add(Note.ID)
        case open(Note.ID)
        case type(String)
        case close
        case leave
        case delete(Note.ID)
        case retry(Note.ID)
        case discard(Note.ID)
        case refresh
        case logIn
        /// Dismisses the error with this message; without one, the error that is shown.
        case clearError(String?)
    }

    nonisolated public static let name = "notes"

    nonisolated public static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("observe", means: "let the screen appear", as: .observe),
        ScenarioWord("add", "ID", means: "open a new note in the editor", as: Step.add),
        ScenarioWord("open", "ID", means: "open a note in the editor", as: Step.open),
        ScenarioWord("type", text: "TEXT", means: "type into the editor", as: Step.type),
        ScenarioWord("close", means: "close the editor", as: .close),
        ScenarioWord("leave", means: "leave the screen, as for another tab", as: .leave),
        ScenarioWord("delete", "ID", means: "delete a note", as: Step.delete),
        ScenarioWord("retry", "ID", means: "try again; in a conflict, keep mine", as: Step.retry),
        ScenarioWord(
            "discard", "ID", means: "take it back; in a conflict, keep theirs", as: Step.discard),
        ScenarioWord("refresh", means: "pull down the list: send and fetch now", as: .refresh),
        ScenarioWord("log-in", means: "ask to log in again", as: .logIn),
        .clearError(Step.clearError),
    ]

    nonisolated public static let news: [ScenarioWord<NotesNews>] = NotesNews.vocabulary

    nonisolated public static func line(for step: Step) -> String {
        switch step {
        case .observe: "observe"
        case .add(let id): "add \(id)"
        case .open(let id): "open \(id)"
        case .type(""): "type"
        case .type(let text): "type \(text)"
        case .close: "close"
        case .leave: "leave"
        case .delete(let id): "delete \(id)"
        case .retry(let id): "retry \(id)"
        case .discard(let id): "discard \(id)"
        case .refresh: "refresh"
        case .logIn: "log-in"
        case .clearError(let message): ScenarioWord<Step>.clearErrorLine(message)
        }
    }

    nonisolated static let session = Session(email: "al@x.test")
    nonisolated public static let sampleContent = Note.samples

    nonisolated public static let sampleScenario = """
        # A snapshot is an answer, too. The screen waits for the next one at once.
        observe
        answer 1 ok

        # Half a second after the last key, the text is saved. Until then it is in the editor alone.
        open n1
        type Buy bread
        type Buy bread, salt
        answer 4 ok
        answer 5 ok

        # Offline, nothing is lost. A snapshot does not touch what is being typed.
        answer 2 offline 30
        type Buy bread, salt, tea
        answer 6 offline 60
        close

        # Somebody else has changed the note: both texts are there, and the user decides.
        answer 9 ok
        answer 8 conflict n1 Buy oat milk
        retry n1
        answer 11 ok
        answer 10 synced

        # A note that was never saved vanishes with its text. This one is saved when its screen goes.
        add n3
        type Call Al
        leave
        """

    public static func controlledUseCases(_ content: [Note], _ requests: Requests) -> UseCases {
        UseCases(
            notes: NotesUseCases(repository: ControlledNoteRepository(content, requests)),
            delay: ControlledDelay(requests))
    }
}

/// Counts how often a notes screen asks its parent to log in again.
@MainActor
public final class NotesSubscriber {
    private(set) var logIns = 0

    public init() {}

    public func follow(_ event: NotesEvent) {
        switch event {
        case .logInRequested: logIns += 1
        }
    }
}
