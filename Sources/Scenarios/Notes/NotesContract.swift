import Domain
import Presentation

/// Reads each note as its id and its text, `[n1]` for the one in the editor, with `*` for what is not on
/// the disk, `+` for waiting, `!` for rejected, `≠` for a conflict. Then how things stand with the server,
/// `…` while something is awaited, `!` the error, `→` for each wish to log in again.
extension NotesScenario {
    nonisolated public static func summary(_ state: State) -> String {
        let screen = state.screen
        var words = [screen.notes.map { summary($0, screen) }.joined(separator: " · ")]
        if let sync = screen.sync.words { words.append("(\(sync))") }
        if isWaiting(state) { words.append("…") }
        if let error = screen.error { words.append("! \(error.message)") }
        words += Array(repeating: "→", count: state.logIns)
        return words.joined(separator: " ")
    }

    private nonisolated static func summary(_ note: Note, _ screen: NotesState) -> String {
        let isOpen = note.id == screen.openNoteID
        let mark = screen.isUnsaved(note.id) ? "*" : ""
        let text = isOpen ? screen.text : note.text
        return (isOpen ? "[\(note.id)]" : note.id) + mark + note.status.mark + " \(text)"
    }

    nonisolated public static let rules: [Rule<NotesScenario>] =
        observingRules + typingRules + refusedRules + deletingRules + helpRules

    private nonisolated static let observingRules: [Rule<NotesScenario>] = [
        Rule(
            "the notes are shown as they change, and how things stand with the server",
            """
            observe                | …
            answer 1 ok            | n1 Buy milk · n2 Call Bo
            answer 2 syncing       | n1 Buy milk · n2 Call Bo (syncing)
            answer 3 offline 30    | n1 Buy milk · n2 Call Bo (offline, next try in 30 s)
            answer 4 log-in-again  | n1 Buy milk · n2 Call Bo (log in again)
            log-in                 | n1 Buy milk · n2 Call Bo (log in again) →
            answer 5 changed n3 Hi | n1 Buy milk · n2 Call Bo · n3 Hi (log in again) →
            answer 6 disk Full.    | n1 Buy milk · n2 Call Bo · n3 Hi (Full.) →
            answer 7 synced        | n1 Buy milk · n2 Call Bo · n3 Hi →
            answer 8 gone n2       | n1 Buy milk · n3 Hi →
            """),
        Rule(
            "a failure is shown and ends nothing: the next snapshot comes all the same",
            """
            observe                | …
            answer 1 fail Damaged. | ! Damaged.
            answer 2 ok            | n1 Buy milk · n2 Call Bo ! Damaged.
            answer 3 fail Gone.    | n1 Buy milk · n2 Call Bo ! Gone.
            clear-error            | n1 Buy milk · n2 Call Bo
            """),
        Rule(
            "of two observers only the second is listened to",
            """
            observe                | …
            observe                | …
            answer 2 ok            | n1 Buy milk · n2 Call Bo
            answer 1 changed n3 Hi | n1 Buy milk · n2 Call Bo
            """),
        Rule(
            "a refresh is awaited, and clears the error; of two the second counts",
            """
            refresh                | …
            answer 1 fail Offline. | ! Offline.
            refresh                | …
            refresh                | …
            answer 2 fail Late.    | …
            answer 3 ok            |
            """),
    ]

    private nonisolated static let loaded = """
        observe
        answer 1 ok
        """

    private nonisolated static let typingRules: [Rule<NotesScenario>] = [
        Rule(
            "what is typed shows at once, and is saved when nothing has been typed for a while",
            """
            \(loaded)
            open n1         | [n1] Buy milk · n2 Call Bo
            type Buy        | [n1]* Buy · n2 Call Bo
            type Buy oil    | [n1]* Buy oil · n2 Call Bo
            answer 3 ok     | [n1]* Buy oil · n2 Call Bo
            answer 4 ok     | [n1]* Buy oil · n2 Call Bo …
            answer 5 ok     | [n1] Buy oil · n2 Call Bo
            answer 2 ok     | [n1]+ Buy oil · n2 Call Bo
            answer 6 synced | [n1] Buy oil · n2 Call Bo
            """),
        Rule(
            "closing the editor, opening another note and leaving save at once",
            """
            \(loaded)
            open n1         | [n1] Buy milk · n2 Call Bo
            type a          | [n1]* a · n2 Call Bo
            open n2         | n1* a · [n2] Call Bo …
            type b          | n1* a · [n2]* b …
            close           | n1* a · n2* b …
            answer 6 ok     | n1* a · n2 b …
            answer 4 ok     | n1 a · n2 b
            open n1         | [n1] a · n2 b
            type c          | [n1]* c · n2 b
            leave           | [n1]* c · n2 b …
            answer 8 ok     | [n1] c · n2 b
            """),
        Rule(
            "a snapshot changes neither what is being typed nor what was just saved",
            """
            \(loaded)
            open n1              | [n1] Buy milk · n2 Call Bo
            type a               | [n1]* a · n2 Call Bo
            answer 2 ok          | [n1]* a · n2 Call Bo
            leave                | [n1]* a · n2 Call Bo …
            answer 4 ok          | [n1]* a · n2 Call Bo …
            answer 5 ok          | [n1] a · n2 Call Bo
            answer 6 late        | [n1] a · n2 Call Bo
            answer 7 ok          | [n1]+ a · n2 Call Bo
            answer 8 changed n1 d | [n1] d · n2 Call Bo
            """),
        Rule(
            "what comes from elsewhere while another text is typed is not overwritten, but in conflict",
            """
            \(loaded)
            open n1              | [n1] Buy milk · n2 Call Bo
            type a               | [n1]* a · n2 Call Bo
            answer 2 changed n1 b | [n1]* a · n2 Call Bo
            type ac              | [n1]* ac · n2 Call Bo
            leave                | [n1]* ac · n2 Call Bo …
            answer 6 ok          | [n1] ac · n2 Call Bo
            answer 4 ok          | [n1]≠ ac · n2 Call Bo
            open n2              | n1≠ ac · [n2] Call Bo
            type d               | n1≠ ac · [n2]* d
            answer 7 gone n2     | n1≠ ac · [n2]*+ d
            leave                | n1≠ ac · [n2]*+ d …
            answer 10 ok         | n1≠ ac · [n2]+ d
            answer 9 ok          | n1≠ ac · [n2]≠ d
            """),
        Rule(
            "of one's own texts each takes the place of the one before, however far that has got",
            """
            \(loaded)
            open n1              | [n1] Buy milk · n2 Call Bo
            type a               | [n1]* a · n2 Call Bo
            leave                | [n1]* a · n2 Call Bo …
            type b               | [n1]* b · n2 Call Bo …
            answer 4 ok          | [n1]* b · n2 Call Bo
            answer 2 synced      | [n1]* b · n2 Call Bo
            leave                | [n1]* b · n2 Call Bo …
            answer 7 ok          | [n1] b · n2 Call Bo
            answer 6 ok          | [n1]+ b · n2 Call Bo
            """),
        Rule(
            "the texts of a note are saved one after the other, so the last one wins",
            """
            \(loaded)
            open n1         | [n1] Buy milk · n2 Call Bo
            type a          | [n1]* a · n2 Call Bo
            leave           | [n1]* a · n2 Call Bo …
            type b          | [n1]* b · n2 Call Bo …
            leave           | [n1]* b · n2 Call Bo …
            answer 4 ok     | [n1]* b · n2 Call Bo …
            answer 6 ok     | [n1] b · n2 Call Bo
            answer 2 ok     | [n1]+ b · n2 Call Bo
            """),
        Rule(
            "a new note is in the list, and stays there when it has a text",
            """
            \(loaded)
            add n3          | n1 Buy milk · n2 Call Bo · [n3]*+
            close           | n1 Buy milk · n2 Call Bo
            add n3          | n1 Buy milk · n2 Call Bo · [n3]*+
            type Hi         | n1 Buy milk · n2 Call Bo · [n3]*+ Hi
            close           | n1 Buy milk · n2 Call Bo · n3*+ Hi …
            answer 4 ok     | n1 Buy milk · n2 Call Bo · n3+ Hi
            answer 2 late   | n1 Buy milk · n2 Call Bo · n3+ Hi
            answer 5 synced | n1 Buy milk · n2 Call Bo · n3 Hi
            """),
        Rule(
            "an empty text is not saved: an old note keeps what it had, and a new one vanishes",
            """
            \(loaded)
            open n1         | [n1] Buy milk · n2 Call Bo
            type            | [n1]* · n2 Call Bo
            answer 3 ok     | [n1]* · n2 Call Bo
            leave           | [n1]* · n2 Call Bo
            close           | n1 Buy milk · n2 Call Bo
            add n3          | n1 Buy milk · n2 Call Bo · [n3]*+
            type \u{2003}   | n1 Buy milk · n2 Call Bo · [n3]*+
            open n1         | [n1] Buy milk · n2 Call Bo
            """),
        Rule(
            "a note that is gone closes the editor, unless something was typed",
            """
            \(loaded)
            open n1         | [n1] Buy milk · n2 Call Bo
            answer 2 gone n1 | n2 Call Bo
            type a          | n2 Call Bo
            open n2         | [n2] Call Bo
            type b          | [n2]* b
            answer 3 gone n2 | [n2]*+ b
            """),
    ]

    private nonisolated static let refusedRules: [Rule<NotesScenario>] = [
        Rule(
            "a text that can't be saved stays, and is saved when the editor is closed",
            """
            \(loaded)
            open n1            | [n1] Buy milk · n2 Call Bo
            type a             | [n1]* a · n2 Call Bo
            answer 3 ok        | [n1]* a · n2 Call Bo …
            answer 4 fail Full. | [n1]* a · n2 Call Bo ! Full.
            answer 2 ok        | [n1]* a · n2 Call Bo ! Full.
            clear-error        | [n1]* a · n2 Call Bo
            close              | n1* a · n2 Call Bo …
            answer 6 fail Full. | n1* a · n2 Call Bo ! Full.
            open n1            | [n1]* a · n2 Call Bo … ! Full.
            answer 7 ok        | [n1] a · n2 Call Bo ! Full.
            """),
        Rule(
            "a text that can't be saved is saved again, or discarded, when the user says so",
            """
            \(loaded)
            add n3             | n1 Buy milk · n2 Call Bo · [n3]*+
            type a             | n1 Buy milk · n2 Call Bo · [n3]*+ a
            close              | n1 Buy milk · n2 Call Bo · n3*+ a …
            answer 4 fail Full. | n1 Buy milk · n2 Call Bo · n3*+ a ! Full.
            retry n3           | n1 Buy milk · n2 Call Bo · n3*+ a … ! Full.
            answer 5 fail Full. | n1 Buy milk · n2 Call Bo · n3*+ a ! Full.
            discard n3         | n1 Buy milk · n2 Call Bo ! Full.
            """),
    ]

    private nonisolated static let deletingRules: [Rule<NotesScenario>] = [
        Rule(
            "a delete shows at once, and a snapshot that was on its way does not bring the note back",
            """
            \(loaded)
            delete n1          | n2 Call Bo …
            answer 3 ok        | n2 Call Bo
            answer 2 late      | n2 Call Bo
            answer 4 ok        | n2 Call Bo
            delete n1          | n2 Call Bo
            """),
        Rule(
            "a delete that fails brings the note back with what was typed",
            """
            \(loaded)
            open n1            | [n1] Buy milk · n2 Call Bo
            type a             | [n1]* a · n2 Call Bo
            delete n1          | n2 Call Bo …
            answer 4 fail Full. | n1* a · n2 Call Bo ! Full.
            leave              | n1* a · n2 Call Bo … ! Full.
            """),
        Rule(
            "a delete waits for the save of its note, and so comes after it",
            """
            \(loaded)
            open n1            | [n1] Buy milk · n2 Call Bo
            type a             | [n1]* a · n2 Call Bo
            close              | n1* a · n2 Call Bo …
            delete n1          | n2 Call Bo …
            answer 4 ok        | n2 Call Bo …
            answer 5 ok        | n2 Call Bo
            answer 2 ok        | n2 Call Bo
            """),
        Rule(
            "a new note that was never saved is deleted without asking",
            """
            \(loaded)
            add n3             | n1 Buy milk · n2 Call Bo · [n3]*+
            type a             | n1 Buy milk · n2 Call Bo · [n3]*+ a
            delete n3          | n1 Buy milk · n2 Call Bo
            """),
        Rule(
            "what was deleted elsewhere needs no delete, and no error",
            """
            \(loaded)
            delete n1          | n2 Call Bo …
            answer 2 gone n1   | n2 Call Bo …
            answer 3 ok        | n2 Call Bo
            """),
    ]

    private nonisolated static let helpRules: [Rule<NotesScenario>] = [
        Rule(
            "a rejected note says why; it can be sent again",
            """
            \(loaded)
            answer 2 rejected n1 No. | n1! Buy milk · n2 Call Bo
            retry n1                 | n1! Buy milk · n2 Call Bo …
            retry n1                 | n1! Buy milk · n2 Call Bo …
            discard n1               | n1! Buy milk · n2 Call Bo …
            answer 4 ok              | n1! Buy milk · n2 Call Bo
            answer 3 ok              | n1+ Buy milk · n2 Call Bo
            retry n1                 | n1+ Buy milk · n2 Call Bo
            """),
        Rule(
            "in a conflict, retrying keeps the user's text, what was just typed included",
            """
            \(loaded)
            open n1                  | [n1] Buy milk · n2 Call Bo
            answer 2 conflict n1 Oil | [n1]≠ Buy milk · n2 Call Bo
            type a                   | [n1]*≠ a · n2 Call Bo
            retry n1                 | [n1]*≠ a · n2 Call Bo …
            answer 5 ok              | [n1]≠ a · n2 Call Bo …
            answer 6 ok              | [n1]≠ a · n2 Call Bo
            answer 3 ok              | [n1]+ a · n2 Call Bo
            """),
        Rule(
            "in a conflict, discarding keeps the other text, whatever was typed",
            """
            \(loaded)
            open n1                  | [n1] Buy milk · n2 Call Bo
            answer 2 conflict n1 Oil | [n1]≠ Buy milk · n2 Call Bo
            type a                   | [n1]*≠ a · n2 Call Bo
            discard n1               | [n1]≠ Buy milk · n2 Call Bo …
            answer 5 fail Full.      | [n1]≠ Buy milk · n2 Call Bo ! Full.
            discard n1               | [n1]≠ Buy milk · n2 Call Bo … ! Full.
            answer 6 ok              | [n1]≠ Buy milk · n2 Call Bo ! Full.
            answer 3 ok              | [n1] Oil · n2 Call Bo ! Full.
            """),
        Rule(
            "a note that nobody has rejected can't be discarded",
            """
            \(loaded)
            discard n1               | n1 Buy milk · n2 Call Bo
            retry n1                 | n1 Buy milk · n2 Call Bo
            """),
    ]
}

extension NoteStatus {
    fileprivate var mark: String {
        switch self {
        case .synced: ""
        case .waiting: "+"
        case .rejected: "!"
        case .conflict: "≠"
        }
    }
}
