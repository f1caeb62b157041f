import Domain

/// What a file of notes has, as a table or as JSON.
struct NotesReport {
    let notes: [Note]
    /// Deleted notes that wait are among these, and not among the notes.
    let waitingCount: Int
    let isOver: Bool

    var undecidedCount: Int { notes.count { $0.status.isUndecided } }

    var waitingInWords: String {
        waitingCount == 0
            ? "nothing waits to be sent"
            : "\(waitingCount.counted("note")) wait\(waitingCount == 1 ? "s" : "") to be sent"
    }

    var undecidedInWords: String {
        let rejected = notes.count { $0.status.name == "rejected" }
        let parts = [
            rejected == 0 ? nil : "\(rejected.counted("note")) rejected",
            undecidedCount == rejected
                ? nil : "\((undecidedCount - rejected).counted("note")) in conflict",
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// The notes, and below them what waits or is to be decided.
    var table: [Line] {
        var rows: [(cells: [String], style: Line.Style?)] = [(["ID", "STATUS", "TEXT"], nil)]
        for note in notes {
            rows.append(([note.id, note.status.name, note.text], note.status.style))
            if let reason = note.status.reason { rows.append((["", "", reason], .red)) }
        }
        let lines = Columns.aligned(rows.map(\.cells))
        let counts =
            [waitingInWords] + (undecidedCount > 0 ? [undecidedInWords] : [])
            + (isOver ? ["log in again"] : [])
        let summary = counts.joined(separator: "; ")
        return zip(lines, rows).map { Line($0.text, $1.style) }
            + ["", Line(summary.prefix(1).uppercased() + summary.dropFirst() + ".")]
    }

    var json: String {
        get throws {
            let rows = notes.map { note in
                Row(
                    id: note.id, text: note.text, status: note.status.name,
                    reason: note.status.reason)
            }
            return try JSON.text(Document(sync: sync, notes: rows))
        }
    }

    /// As the exit codes of sync have it.
    private var sync: String {
        if isOver { return "loggedOut" }
        return waitingCount > 0 ? "waiting" : undecidedCount > 0 ? "undecided" : "synced"
    }

    private struct Document: Encodable {
        let sync: String
        let notes: [Row]
    }

    private struct Row: Encodable {
        let id: Note.ID
        let text: String
        let status: String
        let reason: String?
    }
}

extension NoteStatus {
    fileprivate var name: String {
        switch self {
        case .synced: "synced"
        case .waiting: "waiting"
        case .rejected: "rejected"
        case .conflict: "conflict"
        }
    }

    fileprivate var isUndecided: Bool { self != .synced && self != .waiting }

    /// Why it is not synced, if the user has to decide.
    fileprivate var reason: String? {
        switch self {
        case .synced, .waiting: return nil
        case .rejected(let reason): return reason
        case .conflict(let mine, let theirs):
            let here = mine == nil ? "You deleted it; " : ""
            return here + (theirs.map { "the server has \($0.quoted)" } ?? "it is deleted there")
        }
    }

    fileprivate var style: Line.Style? {
        isUndecided ? .red : self == .waiting ? .dim : nil
    }
}
