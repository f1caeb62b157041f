import Scenarios

/// The app of the notes in both patterns.
@MainActor
struct BothNotes: BothScreens {
    let all = NotesAppOnScreen.played()

    init() { settleBoth() }

    /// Logs in, and answers the first request for the notes.
    func logIn() throws { try logIn(answering: ["log in", "notes"]) }

    /// Sends the next snapshot of the notes, after this event on the server.
    func hear(_ news: String) throws { try answer("next notes", .news(news)) }
}
