import Domain

extension NoteStatus {
    var word: String {
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
            "\(mine?.text.quoted ?? "deleted") here, \(theirs?.text.quoted ?? "deleted") at the server"
        }
    }
}
