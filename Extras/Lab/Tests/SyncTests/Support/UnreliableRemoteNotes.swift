import Domain

@testable import Data

/// A server of notes that fails as a test wants, or the way to it does.
actor UnreliableRemoteNotes: RemoteNotes {
    enum Outage {
        /// No request arrives.
        case unreachable
        /// Each request arrives and takes effect, and its answer gets lost.
        case answersLost
    }

    private let remote = InMemoryRemoteNotes()
    private var outage: Outage?

    func setOutage(_ outage: Outage?) { self.outage = outage }

    func notes() async -> [RemoteNote] { await remote.server.notes(of: Session.al.email) }

    func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges {
        if outage != nil { throw .unavailable("The server can't be reached.") }
        return try await remote.changes(after: cursor, for: session)
    }

    func apply(
        _ change: RemoteChange, to id: Note.ID, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        if outage == .unreachable { throw .unavailable("The server can't be reached.") }
        let note = try await remote.apply(change, to: id, for: session)
        if outage == .answersLost { throw .unavailable("The connection was lost.") }
        return note
    }
}
