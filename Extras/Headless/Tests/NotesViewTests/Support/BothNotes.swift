import Scenarios

/// The app of the notes in both patterns.
@MainActor
struct BothNotes: BothScreens {
    let all = NotesAppOnScreen.played()

    init() { settleBoth() }

    /// Logs in, and shows the samples.
    func logIn() throws { try logIn(answering: ["log in", "notes"]) }

    /// The next snapshot of the notes comes, after what has happened at the server.
    func hear(_ news: String) throws { try answer("next notes", .news(news)) }
}
