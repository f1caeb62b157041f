import Domain

/// How far the notes were fetched. The next fetch continues there.
struct FetchProgress: Codable, Hashable, Sendable {
    /// The server's cursor for the next fetch; nil fetches all notes.
    private(set) var cursor: String?
    /// Changes with each new cursor. So the answer to an older fetch is recognized and ignored.
    private(set) var fetches = 0

    mutating func advance(to cursor: String?) {
        self.cursor = cursor
        fetches = fetches.next
    }
}

extension Int {
    /// The number after this one. The greatest number that a file may contain is followed by zero, so
    /// that the file stays readable.
    var next: Int { self < RemoteNote.versions.upperBound ? self + 1 : 0 }
}

/// All that this device stores for one account: the server's notes, and the changes that wait to be
/// sent.
struct AccountNotes: Hashable, Sendable {
    var progress = FetchProgress()
    /// Grows with each change of the account's notes.
    var revision = 0
    /// The notes, in the order in which this device first saw them.
    var notes: [LocalNote] = []

    /// The notes as the user sees them: the server's notes with the user's changes.
    var shown: [Note] { notes.compactMap(\.note) }

    /// Applies a write of the user. If the user sees no such note, a save creates the note, and any
    /// other write does nothing and returns false.
    mutating func apply(_ write: NoteWrite) -> Bool {
        let isShown = notes.contains { $0.id == write.id && $0.note != nil }
        if case .save = write {} else if !isShown { return false }
        update(write.id) { $0.apply(write) }
        return true
    }

    /// Returns the request that sends the next change. A note whose last request got no answer comes
    /// after the other notes.
    mutating func nextRequest(unanswered: [Note.ID], key: () -> String) -> SyncRequest? {
        let sendable = notes.indices.filter { notes[$0].isSendable }
        // Notes that are not in `unanswered` go first. After them goes the note that has been in
        // `unanswered` longest.
        let index = sendable.min { (one: Int, other: Int) in
            let places = (
                unanswered.firstIndex(of: notes[one].id), unanswered.firstIndex(of: notes[other].id)
            )
            return places.0 ?? -1 < places.1 ?? -1
        }
        guard let index, let change = notes[index].send(key: key) else { return nil }
        return .send(notes[index].id, change)
    }

    mutating func apply(_ answer: SyncAnswer, to request: SyncRequest) {
        switch (request, answer) {
        case (.send(let id, let change), .accepted(let note)):
            update(id) { $0.apply(.success(note), to: change.key) }
        case (.send(let id, let change), .failed(let error)):
            // Either the note was deleted, or the server has another database. Only a fetch of all notes
            // shows which is true.
            if error == .notFound { startOver() }
            update(id) { $0.apply(.failure(error), to: change.key) }
        case (.fetch(progress), .changes(let changes)): merge(changes)
        case (.fetch(progress), .failed(.unknownCursor)) where progress.cursor != nil: startOver()
        default: break
        }
    }

    private mutating func merge(_ changes: RemoteChanges) {
        var places = Dictionary(uniqueKeysWithValues: zip(notes.map(\.id), notes.indices))
        for change in changes.notes {
            let place = places[change.id] ?? notes.count
            if place == notes.count { notes.append(LocalNote(id: change.id)) }
            places[change.id] = place
            notes[place].merge(ServerSide(change))
        }
        progress.advance(to: changes.cursor)
        if !changes.hasMore {
            for index in notes.indices { notes[index].forgetFormer() }
        }
        // With this cursor, the server sends only newer changes. So a deleted note need not be
        // remembered.
        notes.removeAll(where: \.isGone)
    }

    private mutating func startOver() {
        progress.advance(to: nil)
        for index in notes.indices { notes[index].startOver() }
    }

    private mutating func update(_ id: Note.ID, _ change: (inout LocalNote) -> Void) {
        if let index = notes.firstIndex(where: { $0.id == id }) { return change(&notes[index]) }
        var note = LocalNote(id: id)
        change(&note)
        if !note.isGone { notes.append(note) }
    }
}
