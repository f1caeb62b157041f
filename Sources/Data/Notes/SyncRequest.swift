import Domain

/// A question of this device to the server.
enum SyncRequest: Hashable, Sendable {
    case send(Note.ID, SentChange)
    case fetch(FetchProgress)

    func answer(from remote: any RemoteNotes, for session: Session) async -> SyncAnswer {
        do throws(RemoteNotesError) {
            switch self {
            case .fetch(let progress):
                return .changes(try await remote.changes(after: progress.cursor, for: session))
            case .send(let id, let change):
                // A note without a version was never at the server.
                if change.content == nil, change.base == nil { return .failed(.notFound) }
                let asked = RemoteChange(id: id, content: change.content, version: change.base)
                return .accepted(try await remote.apply(asked, key: change.key, for: session))
            }
        } catch {
            return .failed(error)
        }
    }
}

/// The answer of the server, or why there is none.
enum SyncAnswer: Hashable, Sendable {
    /// The note as the server has it now.
    case accepted(RemoteNote)
    case changes(RemoteChanges)
    case failed(RemoteNotesError)
}
