package import Domain

/// Takes the place of the server in an app without a server. It accepts each change and stores nothing,
/// because the notes are in a file of this device.
package struct OnDeviceRemoteNotes: RemoteNotes {
    private let samples: [Note]

    /// Each account begins with the samples.
    package init(samples: [Note] = []) {
        self.samples = samples
    }

    package func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges {
        guard cursor == nil else { return RemoteChanges(notes: [], cursor: Self.cursor) }
        let notes = samples.map { RemoteNote(id: $0.id, content: $0.content, version: 1) }
        return RemoteChanges(notes: notes, cursor: Self.cursor)
    }

    package func apply(
        _ change: RemoteChange, to id: Note.ID, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        let version = change.base ?? 0
        // A delete is the last change of a note. So a delete needs no new version.
        let next = change.content == nil ? version : version + 1
        guard RemoteNote.versions.contains(next) else {
            throw .rejected("This note can't be changed any more. Copy it into a new one.")
        }
        return RemoteNote(id: id, content: change.content, version: next, others: change.others)
    }

    private static let cursor = "device"
}
