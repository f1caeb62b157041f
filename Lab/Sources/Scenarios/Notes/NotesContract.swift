import Domain
package import Presentation

/// Reads each note as its id and its text, `[n1]` for the one in the editor, with `*` for what is not on
/// the disk, `+` for waiting, `!` for rejected, `≠` for a conflict. Then how things stand with the server,
/// `…` while something is awaited, `!` the error, `→` for each wish to log in again.
extension NotesScenario {
    nonisolated package static func isWaiting(_ state: State) -> Bool { isWaiting(state.screen) }

    nonisolated package static func isWaiting(_ screen: NotesState) -> Bool {
        screen.isLoading || screen.isRefreshing || !screen.writes.isEmpty
    }

    nonisolated package static func summary(_ state: State) -> String {
        let screen = state.screen
        var words = [screen.notes.map { summary($0, screen) }.joined(separator: " · ")]
        if let sync = screen.sync.words { words.append("(\(sync))") }
        if isWaiting(state) { words.append("…") }
        if let error = screen.error { words.append("! \(error.message)") }
        words += Array(repeating: "→", count: state.events.count)
        return words.joined(separator: " ")
    }

    private nonisolated static func summary(_ note: Note, _ screen: NotesState) -> String {
        let isOpen = note.id == screen.openNoteID
        let mark = screen.isUnsaved(note.id) ? "*" : ""
        let text = isOpen ? screen.text : note.text
        return (isOpen ? "[\(note.id)]" : note.id) + mark + note.status.mark
            + " \(text.quotedIfNeeded)"
    }

    nonisolated package static let rules =
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
