import Domain

/// From where to fetch the next time.
struct FetchProgress: Codable, Hashable, Sendable {
    /// Without it everything is fetched.
    private(set) var cursor: String?
    /// Changes whenever the answer to a fetch that began before would be out of date.
    private(set) var fetches = 0

    mutating func advance(to cursor: String?) {
        self.cursor = cursor
        fetches += 1
    }
}

/// All that this device keeps of one account: what the server has, and what waits to be sent.
struct AccountNotes: Hashable, Sendable {
    var progress = FetchProgress()
    /// In the order in which this device first saw them.
    var notes: [LocalNote] = []

    /// What the user sees: what the server has, with the user's changes in place.
    var shown: [Note] { notes.compactMap(\.note) }

    mutating func save(id: Note.ID, text: String, replacing base: String?) {
        update(id) { $0.change(to: text, replacing: base) }
    }

    /// This and the next two return whether the user sees such a note.
    mutating func delete(id: Note.ID, ifStill base: String?) -> Bool {
        updateShown(id) { $0.change(to: nil, replacing: base) }
    }

    mutating func retry(id: Note.ID) -> Bool {
        updateShown(id) { $0.retry() }
    }

    mutating func discard(id: Note.ID) -> Bool {
        updateShown(id) { $0.discard() }
    }

    /// The request for the next change. A note that is late has to wait for the others.
    mutating func send(late: [Note.ID], key: () -> String) -> SyncRequest? {
        let sendable = notes.indices.filter { notes[$0].isSendable }
        // Of those that are late, the one that has waited longest goes first.
        let index = sendable.min { (one: Int, other: Int) in
            let places = (late.firstIndex(of: notes[one].id), late.firstIndex(of: notes[other].id))
            return places.0 ?? -1 < places.1 ?? -1
        }
        guard let index, let change = notes[index].send(key: key) else { return nil }
        return .send(notes[index].id, change)
    }

    mutating func take(_ answer: SyncAnswer, to request: SyncRequest) {
        switch (request, answer) {
        case (.send(let id, let change), .applied(let version)):
            update(id) { $0.take(.success(version), to: change.key) }
        case (.send(let id, let change), .failed(let error)):
            if error == .notFound { takeNotFound(id, change) }
            update(id) { $0.take(.failure(error), to: change.key) }
        case (.fetch(progress), .changes(let changes)): take(changes)
        case (.fetch(progress), .failed(.rejected)): startOver()
        default: break
        }
    }

    private mutating func take(_ changes: RemoteChanges) {
        var places = Dictionary(uniqueKeysWithValues: zip(notes.map(\.id), notes.indices))
        for change in changes.notes {
            let place = places[change.id] ?? notes.count
            if place == notes.count { notes.append(LocalNote(id: change.id)) }
            places[change.id] = place
            notes[place].learn(ServerSide(change))
        }
        progress.advance(to: changes.cursor)
        // From this cursor on, the server tells of nothing older.
        notes.removeAll(where: \.isGone)
    }

    /// The answer names no version, so that a fetch in flight may bring what is older than it.
    private mutating func takeNotFound(_ id: Note.ID, _ change: SentChange) {
        // Deleted after what is known, or made again after this answer: only the server can tell.
        let isNewer = notes.contains { $0.id == id && $0.isNewer(than: change) }
        progress.advance(to: isNewer ? nil : progress.cursor)
    }

    private mutating func startOver() {
        progress.advance(to: nil)
        for index in notes.indices { notes[index].forgetServer() }
    }

    private mutating func updateShown(_ id: Note.ID, _ change: (inout LocalNote) -> Void) -> Bool {
        guard let index = notes.firstIndex(where: { $0.id == id }), notes[index].note != nil
        else { return false }
        change(&notes[index])
        return true
    }

    private mutating func update(_ id: Note.ID, _ change: (inout LocalNote) -> Void) {
        if let index = notes.firstIndex(where: { $0.id == id }) { return change(&notes[index]) }
        var note = LocalNote(id: id)
        change(&note)
        if !note.isGone { notes.append(note) }
    }
}
