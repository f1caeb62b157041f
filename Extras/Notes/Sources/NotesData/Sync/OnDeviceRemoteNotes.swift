package import Domain
package import NotesDomain

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
        let notes = (cursor == nil ? samples : []).map {
            RemoteNote(id: $0.id, fields: ContentFields(content: $0.content), version: 1)
        }
        return RemoteChanges(notes: notes, cursor: "device", isComplete: false)
    }

    package func apply(
        _ change: RemoteChange, to id: Note.ID, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        // A delete is the last change of a note. So a delete needs no new version.
        let version = (change.base ?? 0) + (change.fields == nil ? 0 : 1)
        return RemoteNote(id: id, fields: change.fields, version: version)
    }
}
