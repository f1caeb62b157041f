package import Domain

/// A server of notes for previews, tests and demos, which can fail in every way that a real one can.
package actor InMemoryRemoteNotes: RemoteNotes {
    /// How the server, or the way to it, fails.
    package enum Outage: Hashable, Sendable {
        /// No request arrives.
        case unreachable
        /// Each request arrives and takes effect, and its answer gets lost.
        case answersLost
        /// The server has no time for requests.
        case busy(retryAfter: Duration)
        /// The server wants the user to log in again.
        case loggedOut
    }

    /// The notes and the keys of all accounts.
    package private(set) var server: InMemoryServer
    private var outage: Outage?
    private let samples: [Note]

    /// Each account starts with these notes.
    package init(notes: [Note] = [], server: InMemoryServer = InMemoryServer()) {
        samples = notes
        self.server = server
    }

    /// From now on each request fails like this, or succeeds again when nil.
    package func setOutage(_ outage: Outage?) {
        self.outage = outage
    }

    /// From now on the server accepts all texts but these.
    package func setRejectedTexts(_ texts: Set<String>) {
        server.rejectedTexts = texts
    }

    package func changes(
        after cursor: String?, for session: Session
    ) throws(RemoteNotesError) -> RemoteChanges {
        try respond(session) { () throws(RemoteNotesError) in
            try server.changes(after: cursor, of: session.email)
        }
    }

    package func apply(
        _ change: RemoteChange, key: String, for session: Session
    ) throws(RemoteNotesError) -> RemoteNote {
        try respond(session) { () throws(RemoteNotesError) in
            try server.apply(change, key: key, of: session.email)
        }
    }

    private func respond<Answer>(
        _ session: Session, _ answer: () throws(RemoteNotesError) -> Answer
    ) throws(RemoteNotesError) -> Answer {
        if Task.isCancelled { throw .cancelled }
        prepare(session)
        switch outage {
        case .unreachable: throw .unavailable("The server can't be reached.")
        case .busy(let wait): throw .unavailable("The server is busy.", retryAfter: wait)
        case .loggedOut: throw .loggedOut
        case .answersLost:
            _ = try answer()
            throw .unavailable("The connection was lost.")
        case nil: return try answer()
        }
    }

    /// Gives an account the samples. Each has a key, so it takes effect only once.
    private func prepare(_ session: Session) {
        for note in samples {
            let change = RemoteChange(id: note.id, content: note.content, version: nil)
            _ = try? server.apply(change, key: "sample-\(note.id)", of: session.email)
        }
    }
}
