import Domain

@testable import Data

/// A server of notes. The server, or the way to it, fails as a test wants.
actor UnreliableRemoteNotes: RemoteNotes {
    enum Outage {
        /// No request arrives.
        case unreachable
        /// Each request arrives and takes effect, and its answer gets lost.
        case answersLost
    }

    private var server = InMemoryServer()
    private var outage: Outage?

    func setOutage(_ outage: Outage?) { self.outage = outage }

    func notes() -> [RemoteNote] { server.notes(of: Session.al.email) }

    func changes(
        after cursor: String?, for session: Session
    ) throws(RemoteNotesError) -> RemoteChanges {
        if outage != nil { throw .unavailable("The server can't be reached.") }
        return try server.changes(after: cursor, of: session.email)
    }

    func apply(
        _ change: RemoteChange, to id: Note.ID, for session: Session
    ) throws(RemoteNotesError) -> RemoteNote {
        if outage == .unreachable { throw .unavailable("The server can't be reached.") }
        let note = try server.apply(change, to: id, of: session.email)
        if outage == .answersLost { throw .unavailable("The connection was lost.") }
        return note
    }
}
