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
            "a refresh is awaited whatever is done meanwhile, and clears the error; of two the second counts",
            """
            refresh                | …
            answer 1 fail Offline. | ! Offline.
            refresh                | …
            refresh                | …
            answer 2 fail Late.    | …
            add n1                 | [n1]*+ …
            close                  | …
            answer 3 ok            |
            """),
    ]

    nonisolated static let loaded = """
        observe
        answer 1 ok
        """
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
