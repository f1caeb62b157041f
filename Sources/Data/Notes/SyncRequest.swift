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
                guard let text = change.text else {
                    // A note without a version was never at the server.
                    guard let version = change.base else { return .failed(.notFound) }
                    try await remote.delete(
                        id: id, version: version, key: change.key, for: session)
                    return .accepted(version: version)
                }
                let note = try await remote.put(
                    id: id, text: text, version: change.base, key: change.key, for: session)
                return .accepted(version: note.version)
            }
        } catch {
            return .failed(error)
        }
    }
}

/// The answer of the server, or why there is none.
enum SyncAnswer: Hashable, Sendable {
    /// The version of the note now, or of the one that was deleted.
    case accepted(version: Int)
    case changes(RemoteChanges)
    case failed(RemoteNotesError)
}
