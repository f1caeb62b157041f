package import Domain
package import Presentation

/// The notes screen, as scenarios play it.
package enum NotesScenario: ScenarioFeature {
    package typealias State = StateAndEvents<NotesState, NotesEvent>

    package struct UseCases: Sendable {
        package var notes: NotesUseCases
        package var delay: any Delay
    }

    package enum Step: Equatable, Sendable {
        case observe
        case add(Note.ID)
        case open(Note.ID)
        case link(Note.ID)
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

    nonisolated package static let name = "notes"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("observe", means: "let the screen appear", as: .observe),
        ScenarioWord(
            "add", "ID", tried: ["n2"], means: "open a new note in the editor", as: Step.add),
        ScenarioWord(
            "open", "ID", tried: ["n1", "n2"], means: "open a note in the editor", as: Step.open),
        ScenarioWord(
            "link", "ID", tried: ["n1", "n2", "n9"], means: "open a link to a note", as: Step.link),
        ScenarioWord(
            "type", text: "TEXT", tried: ["b ", "c", " ", ""], means: "type into the editor",
            as: Step.type),
        ScenarioWord("close", means: "close the editor", as: .close),
        ScenarioWord("leave", means: "leave the screen, as for another tab", as: .leave),
        ScenarioWord(
            "delete", "ID", tried: ["n1", "n2"], means: "delete a note", as: Step.delete),
        ScenarioWord(
            "retry", "ID", tried: ["n1", "n2"], means: "try again; in a conflict, keep mine",
            as: Step.retry),
        ScenarioWord(
            "discard", "ID", tried: ["n1", "n2"],
            means: "take it back; in a conflict, keep theirs", as: Step.discard),
        ScenarioWord("refresh", means: "pull down the list: send and fetch now", as: .refresh),
        ScenarioWord("log-in", means: "ask to log in again", as: .logIn),
        .clearError(Step.clearError),
    ]

    nonisolated package static let news: [ScenarioWord<News>] = News.ofNotes

    nonisolated static let session = Session(email: "al@x.test")
    nonisolated package static let sampleContent = Note.samples

    nonisolated package static let sampleScenario = text(PackageResources.notes_sample_txt)

    package static func controlledUseCases(_ content: [Note], _ requests: Requests) -> UseCases {
        UseCases(
            notes: ControlledNotesService(content, requests).useCases,
            delay: ControlledDelay(requests, in: name))
    }
}
