import Domain
import NotesDomain

/// How far the notes of one account were fetched. The next fetch continues from this point.
struct FetchProgress: Codable, Hashable, Sendable {
    /// The server's cursor for the next fetch; nil fetches all notes.
    private(set) var cursor: String?
    /// A number that changes with each new cursor. If this number has changed during a fetch, the answer
    /// is ignored, and the notes are fetched again.
    private(set) var fetches = 0
    /// The ids of the server's notes that can't be read; an empty text for an id that can't be read.
    private(set) var unreadable: [Note.ID]?

    mutating func advance(to cursor: String?) {
        self.cursor = cursor
        fetches = fetches.next
    }

    mutating func advance(past page: RemoteChanges) {
        advance(to: page.cursor)
        let named = Set((page.notes.map(\.id) + page.unreadable.map(\.id)).filter { $0 != "" })
        let ids = (unreadable ?? []).filter { !named.contains($0) } + page.unreadable.map(\.id)
        unreadable = ids.isEmpty ? nil : ids
    }

    mutating func startOver() {
        advance(to: nil)
        unreadable = nil
    }
}

extension Int {
    /// This number plus one, or zero after the upper bound of `RemoteNote.versions`. If the notes file
    /// has a greater number, the app refuses the file as damaged.
    var next: Int { self < RemoteNote.versions.upperBound ? self + 1 : 0 }
}

/// All that this device stores for one account: the server's notes, and the changes that wait to be
/// sent.
struct AccountNotes: Hashable, Sendable {
    var progress = FetchProgress()
    /// Grows each time this device stores a change of the account's notes or of `progress`.
    var revision = 0
    /// The notes, in the order in which this device first saw them.
    var notes: [LocalNote] = []

    /// The notes as the user sees them: the server's notes with the user's changes.
    var shown: [Note] { notes.compactMap(\.note) }

    /// The request for the next page.
    var fetch: SyncRequest {
        .fetch(progress, awaited: Set(notes.filter { $0.isUnfetched == true }.map(\.id)))
    }

    /// Applies a write of the user. If the user sees no note with this id, a save creates the note, but
    /// any other write changes nothing, and the method returns false.
    mutating func apply(_ write: NoteWrite) -> Bool {
        let isShown = notes.contains { $0.id == write.id && $0.note != nil }
        if case .save = write {} else if !isShown { return false }
        update(write.id) { $0.apply(write) }
        return true
    }

    /// Marks the next change as sent, and returns its request. `unanswered` has the notes whose last
    /// request got no answer; they come after the other notes.
    mutating func nextRequest(unanswered: [Note.ID], key: () -> String) -> SyncRequest? {
        let sendable = notes.indices.filter { notes[$0].isSendable }
        // Notes that are not in `unanswered` come first. After them comes the note that has been in
        // `unanswered` for the longest time.
        let places = sendable.map { unanswered.firstIndex(of: notes[$0].id) ?? -1 }
        let first = zip(places, sendable).min { $0.0 < $1.0 }
        guard let index = first?.1, let change = notes[index].send(key: key) else { return nil }
        return .send(notes[index].id, change)
    }

    /// Applies an answer. Returns the queues that have to send a request because of the answer.
    @discardableResult
    mutating func apply(_ answer: SyncAnswer, to request: SyncRequest) -> [SyncState.Queue] {
        switch (request, answer) {
        case (.send(let id, let change), .accepted(let note)):
            update(id) { $0.apply(.success(note), to: change.key) }
        case (.send(let id, let change), .failed(let error)):
            // Either the note was deleted, or the server has another database. Only a fetch of all notes
            // shows which is true.
            let isDoubtful = error == .notFound || has(id, newerThan: error)
            if isDoubtful { startOver() }
            update(id) { $0.apply(.failure(error), to: change.key) }
            if isDoubtful { return [.fetch] }
        case (.fetch(progress, let awaited), .changes(let changes)):
            return merge(changes, awaited)
        case (.fetch, .changes): return [.fetch]
        case (.fetch(progress, _), .failed(.unknownCursor)) where progress.cursor != nil:
            startOver()
        default: break
        }
        return []
    }

    /// True if the server had a newer version of the note than the one in the error.
    private func has(_ id: Note.ID, newerThan error: RemoteNotesError) -> Bool {
        guard case .conflict(let theirs) = error else { return false }
        return notes.contains { $0.id == id && $0.server?.version ?? 0 > theirs.version }
    }

    private mutating func merge(
        _ changes: RemoteChanges, _ awaited: Set<Note.ID>
    ) -> [SyncState.Queue] {
        var places = Dictionary(uniqueKeysWithValues: zip(notes.map(\.id), notes.indices))
        for change in changes.notes {
            let place = places[change.id] ?? notes.count
            if place == notes.count { notes.append(LocalNote(id: change.id)) }
            places[change.id] = place
            notes[place].merge(change)
        }
        progress.advance(past: changes)
        var queues: [SyncState.Queue] = []
        if !changes.hasMore {
            let unreadable = Set(progress.unreadable ?? [])
            let missing = awaited.subtracting(changes.notes.map(\.id)).subtracting(unreadable)
            let lost = notes.indices.filter {
                notes[$0].isUnfetched == true && missing.contains(notes[$0].id)
            }
            // The server had these changes, and has lost them: its database is now an older copy.
            if changes.isComplete, !lost.isEmpty {
                startOver()
                return [.fetch]
            }
            for index in lost { notes[index].isUnfetched = nil }
            for index in notes.indices {
                if unreadable.contains(notes[index].id) { notes[index].keepFormer() }
                if notes[index].offerFormer() { queues = [.send] }
            }
        }
        // After this cursor, the server sends only newer changes. So no older version of a deleted note
        // can come back, and the deleted note can be forgotten.
        notes.removeAll(where: \.isGone)
        return queues
    }

    private mutating func startOver() {
        progress.startOver()
        for index in notes.indices { notes[index].startOver() }
    }

    private mutating func update(_ id: Note.ID, _ change: (inout LocalNote) -> Void) {
        if let index = notes.firstIndex(where: { $0.id == id }) { return change(&notes[index]) }
        var note = LocalNote(id: id)
        change(&note)
        if !note.isGone { notes.append(note) }
    }
}
