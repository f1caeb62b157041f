import Domain

/// A note as it is listed.
struct NoteRow: Encodable {
    let id: String
    let status: String
    let text: String
    /// If the user has to decide.
    let reason: String?

    init(_ note: Note) {
        (id, text) = (note.id, note.text)
        (status, reason) = (note.status.word, note.status.reason)
    }

    var cells: [String] { [id, status, text] + (reason.map { [$0] } ?? []) }
}

extension NoteStatus {
    fileprivate var word: String {
        switch self {
        case .synced: "synced"
        case .waiting: "waiting"
        case .rejected: "rejected"
        case .conflict: "conflict"
        }
    }

    /// Why the user has to decide; nil if there is nothing to be decided.
    var reason: String? {
        switch self {
        case .synced, .waiting: nil
        case .rejected(let reason): reason
        case .conflict(let mine, let theirs):
            "\(mine?.quoted ?? "deleted") here, \(theirs?.quoted ?? "deleted") at the server"
        }
    }
}
