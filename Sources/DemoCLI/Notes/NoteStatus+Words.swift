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
            "\(mine?.quoted ?? "deleted") here, \(theirs?.quoted ?? "deleted") at the server"
        }
    }
}
