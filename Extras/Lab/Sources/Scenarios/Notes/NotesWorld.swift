import Domain

/// A repository of notes and the server, as far as a screen can see them.
struct NotesWorld: CustomStringConvertible {
    private(set) var snapshot: NotesSnapshot
    private var server: [Note.ID: String]
    /// The content of a snapshot that was on its way already when the user changed something.
    private var late: NotesSnapshot?

    var description: String {
        "\(snapshot) \(server.sorted { $0.key < $1.key }) \(late.map { "\($0)" } ?? "")"
    }

    /// All of these are at the server.
    init(_ notes: [Note]) {
        snapshot = NotesSnapshot(notes: notes)
        server = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0.text) })
    }

    /// The next snapshot.
    mutating func publish(_ news: News?) -> NotesSnapshot {
        defer { late = nil }
        if case .late = news, let late { return late }
        if let news {
            snapshot.revision += 1
            take(news)
        }
        return snapshot
    }

    mutating func save(_ id: Note.ID, _ text: String, original: String?) {
        change(id, to: text, original: original)
    }

    mutating func delete(_ id: Note.ID, original: String?) -> Bool {
        change(id, to: nil, original: original)
    }

    /// A text that is there neither here nor at the server can't be replaced: that is a conflict.
    @discardableResult
    private mutating func change(_ id: Note.ID, to text: String?, original: String?) -> Bool {
        let theirs = server[id]
        return change(id) { note in
            let isSeen = [note?.text, theirs].contains { $0 == original || $0 == text }
            if case .conflict = note?.status {
            } else if isSeen {
                return text.map { Note(id: id, text: $0, status: .waiting) }
            }
            let status = NoteStatus.conflict(mine: text, theirs: theirs)
            return (text ?? theirs).map { Note(id: id, text: $0, status: status) }
        }
    }

    mutating func retry(_ id: Note.ID) -> Bool {
        change(id) { note in
            switch note?.status {
            case .rejected: note.map { Note(id: id, text: $0.text, status: .waiting) }
            case .conflict(let mine, _): mine.map { Note(id: id, text: $0, status: .waiting) }
            case .synced, .waiting, nil: note
            }
        }
    }

    mutating func discard(_ id: Note.ID) -> Bool {
        let theirs = server[id].map { Note(id: id, text: $0) }
        return change(id) { note in
            switch note?.status {
            case .rejected, .conflict: theirs
            case .synced, .waiting, nil: note
            }
        }
    }

    private mutating func take(_ news: News) {
        switch news {
        case .late: break
        case .syncing: snapshot.sync = .syncing
        case .offline(let seconds): snapshot.sync = .offline(retryIn: .seconds(seconds))
        case .loggedOut: snapshot.sync = .loggedOut
        case .failed(let text): snapshot.sync = .failed(.unavailable(text))
        case .synced:
            snapshot.sync = .idle
            server = server.filter { note($0.key) != nil }
            for note in snapshot.notes where note.status == .waiting { set(note.id, note.text) }
        case .rejected(let id, let reason):
            guard let text = note(id)?.text else { return }
            put(id, Note(id: id, text: text, status: .rejected(reason: reason)))
        case .conflict(let id, let theirs):
            server[id] = theirs
            guard let text = note(id)?.text ?? theirs else { return }
            let status = NoteStatus.conflict(mine: note(id)?.text, theirs: theirs)
            put(id, Note(id: id, text: text, status: status))
        case .changed(let id, let text): set(id, text)
        case .deleted(let id):
            server[id] = nil
            snapshot.notes.removeAll { $0.id == id }
        }
    }

    /// Both sides have this text.
    private mutating func set(_ id: Note.ID, _ text: String) {
        server[id] = text
        put(id, Note(id: id, text: text))
    }

    /// Changes a note for the user. Returns whether there was one.
    @discardableResult
    private mutating func change(_ id: Note.ID, _ update: (Note?) -> Note?) -> Bool {
        let old = note(id)
        late = late ?? snapshot
        snapshot.revision += 1
        put(id, update(old))
        return old != nil
    }

    private mutating func put(_ id: Note.ID, _ note: Note?) {
        guard let index = snapshot.notes.firstIndex(where: { $0.id == id }) else {
            return note.map { snapshot.notes.append($0) } ?? ()
        }
        if let note { snapshot.notes[index] = note } else { snapshot.notes.remove(at: index) }
    }

    private func note(_ id: Note.ID) -> Note? { snapshot.notes.first { $0.id == id } }
}
