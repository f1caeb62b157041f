import Domain
import NotesDomain
public import NotesPresentation
import Presentation
public import Scenarios

extension NotesState: @retroactive ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("notes", .list(notes.map(line))),
            ScreenField("open", .text(selectedNote?.id)),
            ScreenField("text", .text(selectedNote.map { _ in text })),
            ScreenField("unsaved", .list(notes.map(\.id).filter(isUnsaved))),
            ScreenField("sync", .text(sync.words)),
            ScreenField("loading", .flag(isLoading || isRefreshing)),
            ScreenField("error", .text(error?.message)),
        ]
    }

    /// The text in the editor; empty when no note is open.
    var text: String { selectedNoteID.map(text(of:)) ?? "" }

    private func line(_ note: Note) -> String {
        "\(note.id) \(note.content.words)" + (note.status.words.map { " (\($0))" } ?? "")
    }
}

extension NoteContent {
    /// The content as scenarios write it. A further field would follow after a comma.
    var words: String { text }
}

extension NoteStatus {
    /// The status in words; nil if the server has the note.
    var words: String? {
        switch self {
        case .synced: nil
        case .waiting: "waiting"
        case .rejected(let reason): "rejected: \(reason)"
        case .conflict(let mine, let theirs):
            "mine: \(mine?.words ?? "–"), theirs: \(theirs?.words ?? "–")"
        }
    }
}

extension SyncStatus {
    /// The status in words; nil while the sync is idle.
    var words: String? {
        switch self {
        case .idle: nil
        case .syncing: "syncing"
        case .offline(let time, _): "offline, next try in \(time.components.seconds) s"
        case .loggedOut: "log in again"
        case .failed(let error): error.message
        }
    }
}

/// The summary has the id and the text of each note. The id of the note in the editor is in
/// brackets. Signs after the id:
/// - `*`: the text is not on the disk
/// - `+`: a change waits
/// - `!`: a change was rejected
/// - `≠`: the note is in conflict
///
/// After the notes come the status of the sync, `…` while a request is in flight, `!` and the
/// error, and `→` each time the user has asked to log in again.
extension NotesScenario {
    nonisolated static func isWaiting(_ state: State) -> Bool { isWaiting(state.screen) }

    nonisolated static func isWaiting(_ screen: NotesState) -> Bool {
        screen.isLoading || screen.isRefreshing || !screen.writes.isEmpty
    }

    nonisolated static func summary(_ state: State) -> String {
        let screen = state.screen
        var words = [screen.notes.map { summary($0, screen) }.joined(separator: " · ")]
        if let sync = screen.sync.words { words.append("(\(sync))") }
        if isWaiting(state) { words.append("…") }
        if let error = screen.error { words.append("! \(error.message)") }
        words += Array(repeating: "→", count: state.events.count)
        return words.joined(separator: " ")
    }

    private nonisolated static func summary(_ note: Note, _ screen: NotesState) -> String {
        let isOpen = note.id == screen.selectedNoteID
        let mark = screen.isUnsaved(note.id) ? "*" : ""
        let content = isOpen ? note.content.with(text: screen.text) : note.content
        return (isOpen ? "[\(note.id)]" : note.id) + mark + note.status.mark
            + " \(content.with(text: content.text.quotedIfNeeded).words)"
    }

    nonisolated static let rules =
        Rule<NotesScenario>.all(PackageResources.notes_observing_contract_txt)
        + Rule.all(PackageResources.notes_typing_contract_txt)
        + Rule.all(PackageResources.notes_deciding_contract_txt)
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
