import Domain
package import Presentation

extension NotesState: ScreenState {
    package var fields: [ScreenField] {
        [
            ScreenField("notes", .list(notes.map(line))),
            ScreenField("open", .text(openNote?.id)),
            ScreenField("text", .text(openNote.map { _ in text })),
            ScreenField("unsaved", .list(notes.map(\.id).filter(isUnsaved))),
            ScreenField("sync", .text(sync.words)),
            ScreenField("loading", .flag(isLoading || isRefreshing)),
            ScreenField("error", .text(error?.message)),
        ]
    }

    private func line(_ note: Note) -> String {
        "\(note.id) \(note.text)" + (note.status.words.map { " (\($0))" } ?? "")
    }
}

extension NoteStatus {
    /// Nil for a note that the server has.
    var words: String? {
        switch self {
        case .synced: nil
        case .waiting: "waiting"
        case .rejected(let reason): "rejected: \(reason)"
        case .conflict(let mine, let theirs): "mine: \(mine ?? "–"), theirs: \(theirs ?? "–")"
        }
    }
}

extension SyncStatus {
    /// Nil when there is nothing to say.
    var words: String? {
        switch self {
        case .idle: nil
        case .syncing: "syncing"
        case .offline(let time): "offline, next try in \(time.components.seconds) s"
        case .loggedOut: "log in again"
        case .failed(let error): error.message
        }
    }
}
