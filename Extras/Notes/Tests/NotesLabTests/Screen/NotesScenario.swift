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
        /// Takes the change back; in a conflict, keeps the server's text.
        case discard(Note.ID)
        /// Pulls the list down: all is sent and fetched now.
        case refresh
        case logIn
        /// Dismisses the error with this message; without one, the error that is shown.
        case clearError(String?)
    }

    nonisolated package static let name = "notes"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] = [
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
