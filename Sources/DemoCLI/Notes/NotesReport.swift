import Domain

/// What a file of notes has, as a table or as JSON.
struct NotesReport: Encodable {
    /// Of each its id, text and status; and the reason, if the user has to decide.
    let notes: [[String: String]]
    /// How many changes are to be sent, deletes included.
    let waiting: Int
    let undecided: Int
    /// synced, waiting, undecided or loggedOut: as the exit codes of sync.
    let sync: String

    init(_ notes: [Note], _ waiting: Int, _ status: SyncStatus) {
        self.notes = notes.map { note in
            var row = ["id": note.id, "text": note.text]
            (row["status"], row["reason"]) = note.status.inWords
            return row
        }
        self.waiting = waiting
        undecided = self.notes.count { $0["reason"] != nil }
        let isSent = waiting == 0 && status == .idle
        let unsent = status == .loggedOut ? "loggedOut" : "waiting"
        sync = !isSent ? unsent : undecided > 0 ? "undecided" : "synced"
    }

    var summary: String { "\(waiting) to be sent, \(undecided) to be decided" }

    var table: [String] {
        let rows = notes.map { note in
            ["id", "status", "text", "reason"].compactMap { note[$0] }
        }
        let end = sync == "loggedOut" ? "; log in again." : "."
        return Columns.aligned([["ID", "STATUS", "TEXT", "REASON"]] + rows) + ["", summary + end]
    }
}

extension NoteStatus {
    fileprivate var inWords: (status: String, reason: String?) {
        switch self {
        case .synced: return ("synced", nil)
        case .waiting: return ("waiting", nil)
        case .rejected(let reason): return ("rejected", reason)
        case .conflict(let mine, let theirs):
            let (here, there) = (mine?.quoted ?? "deleted", theirs?.quoted ?? "deleted")
            return ("conflict", "\(here) here, \(there) at the server")
        }
    }
}
