import Domain
import NotesDomain
import Scenarios

/// A repository of notes and the server, as far as a screen can see them.
struct NotesWorld {
    private(set) var snapshot: NotesSnapshot
    private var server: [Note.ID: NoteContent]
    /// A snapshot that was already on its way when the user made a change.
    private var late: NotesSnapshot?

    /// Both the repository and the server start with these notes.
    init(_ notes: [Note]) {
        snapshot = NotesSnapshot(notes: notes)
        server = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0.content) })
    }

    /// The next snapshot.
    mutating func publish(_ news: String?) -> NotesSnapshot {
        defer { late = nil }
        if news == "late", let late { return late }
        if let news {
            snapshot.revision += 1
            take(news)
        }
        return snapshot
    }

    /// Changes the notes as the server would. Returns false if a delete finds no note; a save creates it.
    mutating func apply(_ write: NoteWrite) -> Bool {
        switch write {
        case .save(let id, let content, let original):
            change(id, to: content, original: original)
            return true
        case .delete(let id, let original): return change(id, to: nil, original: original)
        case .retry(let id): return retry(id)
        case .discard(let id): return discard(id)
        }
    }

    /// If neither the repository nor the server has the original or the new content, the note is in
    /// conflict.
    @discardableResult
    private mutating func change(
        _ id: Note.ID, to content: NoteContent?, original: NoteContent?
    ) -> Bool {
        let theirs = server[id]
        return change(id) { note in
            let isSeen = [note?.content, theirs].contains { $0 == original || $0 == content }
            if case .conflict = note?.status {
            } else if isSeen {
                return content.map { Note(id: id, content: $0, status: .waiting) }
            }
            let status = NoteStatus.conflict(mine: content, theirs: theirs)
            return (content ?? theirs).map { Note(id: id, content: $0, status: status) }
        }
    }

    private mutating func retry(_ id: Note.ID) -> Bool {
        change(id) { note in
            switch note?.status {
            case .rejected: note.map { Note(id: id, content: $0.content, status: .waiting) }
            case .conflict(let mine, _): mine.map { Note(id: id, content: $0, status: .waiting) }
            case .synced, .waiting, nil: note
            }
        }
    }

    private mutating func discard(_ id: Note.ID) -> Bool {
        let theirs = server[id].map { Note(id: id, content: $0) }
        return change(id) { note in
            switch note?.status {
            case .rejected, .conflict: theirs
            case .synced, .waiting, nil: note
            }
        }
    }

    private mutating func take(_ news: String) {
        let words = news.split(separator: " ", maxSplits: 1).map(String.init)
        let parts = words.dropFirst().first?.split(separator: " ", maxSplits: 1).map(String.init)
        let (id, text) = (parts?.first ?? "", parts?.dropFirst().first?.unquoted)
        switch words[0] {
        case "syncing": snapshot.sync = .syncing
        case "offline": snapshot.sync = .offline(retryIn: .seconds(Int(id) ?? 0))
        case "log-in-again": snapshot.sync = .loggedOut
        case "disk": snapshot.sync = .failed(.unavailable(Reason(words[1])))
        case "synced":
            snapshot.sync = .idle
            server = server.filter { note($0.key) != nil }
            for note in snapshot.notes where note.status == .waiting { set(note.id, note.content) }
        case "rejected":
            guard let content = note(id)?.content, let text else { return }
            put(id, Note(id: id, content: content, status: .rejected(reason: text)))
        case "conflict":
            let theirs = text.map { edited(id, $0) }
            server[id] = theirs
            guard let content = note(id)?.content ?? theirs else { return }
            let status = NoteStatus.conflict(mine: note(id)?.content, theirs: theirs)
            put(id, Note(id: id, content: content, status: status))
        case "changed": set(id, edited(id, text ?? ""))
        case "gone":
            server[id] = nil
            snapshot.notes.removeAll { $0.id == id }
        default: break
        }
    }

    /// The server's content with another text.
    private func edited(_ id: Note.ID, _ text: String) -> NoteContent {
        (server[id] ?? "").with(text: text)
    }

    /// Sets the content in the repository and at the server.
    private mutating func set(_ id: Note.ID, _ content: NoteContent) {
        server[id] = content
        put(id, Note(id: id, content: content))
    }

    /// Changes a note in the repository. Returns false if there is no such note.
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
