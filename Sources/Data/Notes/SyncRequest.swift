import Domain

/// What a device asks the server.
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
                    try await remote.delete(
                        id: id, version: change.base ?? 0, key: change.key, for: session)
                    return .applied(version: change.after)
                }
                let note = try await remote.put(
                    id: id, text: text, version: change.base, key: change.key, for: session)
                return .applied(version: note.version)
            }
        } catch {
            return .failed(error)
        }
    }
}

/// What comes back.
enum SyncAnswer: Hashable, Sendable {
    case applied(version: Int)
    case changes(RemoteChanges)
    case failed(RemoteNotesError)
}
