import Domain

/// The place from which to fetch the next time.
struct FetchProgress: Codable, Hashable, Sendable {
    /// Nil to fetch everything.
    private(set) var cursor: String?
    /// Changes whenever the answer to an earlier fetch would be out of date.
    private(set) var fetches = 0

    mutating func advance(to cursor: String?) {
        self.cursor = cursor
        fetches = fetches.next
    }
}

extension Int {
    /// The greatest number that a file may have is followed by zero, so that the file can still be read.
    var next: Int { self < RemoteNote.versions.upperBound ? self + 1 : 0 }
}

/// All that this device keeps of one account: what the server has, and what waits to be sent.
struct AccountNotes: Hashable, Sendable {
    var progress = FetchProgress()
    /// Grows with each change of the account's notes.
    var revision = 0
    /// In the order in which this device first saw them.
    var notes: [LocalNote] = []

    /// As the user sees them: the server's notes, with the user's changes in place.
    var shown: [Note] { notes.compactMap(\.note) }

    /// Returns false and does nothing if the user sees no such note. A save makes the note that is
    /// missing.
    mutating func apply(_ write: NoteWrite) -> Bool {
        let isShown = notes.contains { $0.id == write.id && $0.note != nil }
        if case .save = write {} else if !isShown { return false }
        update(write.id) { $0.apply(write) }
        return true
    }

    /// The request for the next change. A note whose change got no answer comes after the others.
    mutating func nextRequest(unanswered: [Note.ID], key: () -> String) -> SyncRequest? {
        let sendable = notes.indices.filter { notes[$0].isSendable }
        // Of those without an answer, the one that has waited longest goes first.
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
            // The note is gone, or the server has another database. Only a fetch of all notes shows
            // which.
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
        // After this cursor the server sends nothing older, so deleted notes need not be remembered.
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
