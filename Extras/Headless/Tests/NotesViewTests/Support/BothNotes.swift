import NotesDomain
import NotesPresentation
import Scenarios

@testable import NotesScenarios

/// The app of the notes in both patterns.
@MainActor
struct BothNotes: BothScreens {
    let all: [PlayedScreen]
    private let lives: [NotesAppLife]

    init() {
        (all, lives) = NotesAppOnScreen.played()
        settleBoth()
    }

    /// Logs in, and shows the samples.
    func logIn() throws { try logIn(answering: ["log in", "notes"]) }

    /// The next snapshot of the notes comes, after what has happened at the server.
    func hear(_ news: String) throws { try answer("next notes", .news(news)) }

    /// Opens a note over whatever is shown, as a link would.
    func openLink(to id: Note.ID) {
        for life in lives { Turns.take { _ = life.app?.perform(.notes(.link(id))) } }
        settleBoth()
    }
}
