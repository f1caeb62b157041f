import Domain
import NotesDomain

@testable import NotesData

/// Changes that only a faulty device makes.
extension AccountNotes {
    mutating func forgetSent(_ id: String) {
        edit(id) { LocalNote(id: id, server: $0.server, unsent: $0.unsent) }
    }

    mutating func forgetUnsent(_ id: String) {
        edit(id) { LocalNote(id: id, server: $0.server, sent: $0.sent) }
    }

    mutating func forgetServer(_ id: String) {
        edit(id) { LocalNote(id: id, sent: $0.sent, unsent: $0.unsent) }
    }

    mutating func forgetCreate(_ id: String) {
        edit(id) { $0.server == nil ? LocalNote(id: id) : $0 }
    }

    mutating func changeKey(_ id: String, to key: String) {
        edit(id) { note in
            let sent = note.sent.map { RemoteChange(key: key, content: $0.content, base: $0.base) }
            return LocalNote(id: id, server: note.server, sent: sent, unsent: note.unsent)
        }
    }

    /// Makes the note deleted, as if the server had accepted a delete.
    mutating func bury(_ id: String) {
        edit(id) { note in
            let version = note.server?.version ?? 0
            let grave = RemoteNote(id: id, content: nil, version: version)
            return LocalNote(id: id, server: grave, unsent: note.unsent)
        }
    }

    mutating func forgetFormer() {
        for note in notes where note.former != nil {
            edit(note.id) {
                LocalNote(id: $0.id, server: $0.server, sent: $0.sent, unsent: $0.unsent)
            }
        }
    }

    /// Replaces the text of the sent change. Returns false if no change was sent.
    mutating func coalesce(_ id: String, _ text: String) -> Bool {
        guard let note = notes.first(where: { $0.id == id }), let sent = note.sent
        else { return false }
        let joined = RemoteChange(key: sent.key, content: NoteContent(text), base: sent.base)
        edit(id) { _ in LocalNote(id: id, server: note.server, sent: joined) }
        return true
    }

    mutating func swapChanges() {
        for note in notes {
            guard let sent = note.sent, let unsent = note.unsent, unsent.problem == nil
            else { continue }
            let first = RemoteChange(key: "\(sent.key)s", content: unsent.content, base: sent.base)
            let second = UnsentChange(content: sent.content, base: sent.base, problem: nil)
            edit(note.id) {
                LocalNote(id: note.id, server: $0.server, sent: first, unsent: second)
            }
        }
    }

    mutating func rebase() {
        for note in notes {
            guard let unsent = note.unsent, note.sent == nil else { continue }
            let newest = UnsentChange(
                content: unsent.content, base: note.server?.liveVersion, problem: unsent.problem)
            edit(note.id) { LocalNote(id: note.id, server: $0.server, unsent: newest) }
        }
    }

    private mutating func edit(_ id: String, _ edit: (LocalNote) -> LocalNote) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        notes[index] = edit(notes[index])
    }
}
