public import Domain

/// A write of the user, kept until it is sure that the snapshots have it.
public struct PendingWrite: Equatable, Sendable {
    public var write: NoteWrite
    public var progress: Progress

    public enum Progress: Equatable, Sendable {
        /// Only this screen has it.
        case typed
        /// Only this screen has it, because the repository could not save it.
        case refused
        /// The repository has been asked, and has not answered yet.
        case inFlight
        /// On the disk. Snapshots of this revision and of later ones have it.
        case saved(revision: Int)
    }

    public init(_ write: NoteWrite, _ progress: Progress) {
        self.write = write
        self.progress = progress
    }
}

extension PendingWrite {
    var id: Note.ID { write.id }

    /// The content that was typed; nil if this is not a save.
    var content: NoteContent? { if case .save(_, let content, _) = write { content } else { nil } }

    /// The content before the typing; nil for a new note, and if this is not a save.
    var original: NoteContent? {
        if case .save(_, _, let original) = write { original } else { nil }
    }

    var isUnsaved: Bool { progress == .typed || progress == .refused }

    /// True if it need not be shown over this snapshot any more.
    func isHeld(by snapshot: NotesSnapshot?) -> Bool {
        guard case .saved(let revision) = progress else { return false }
        return switch write {
        case .save, .delete: snapshot.map { $0.revision >= revision } ?? false
        case .retry, .discard: true
        }
    }

    /// Applies this to the list. A blank text does not replace the content of a note.
    func show(in notes: inout [Note]) {
        switch write {
        case .save(let id, let content, _):
            let index = notes.firstIndex { $0.id == id } ?? notes.endIndex
            if index == notes.endIndex {
                notes.append(Note(id: id, content: "", status: .waiting))
            }
            if !content.isBlank { notes[index].content = content }
        case .delete(let id, _): notes.removeAll { $0.id == id }
        case .retry, .discard: break
        }
    }
}

/// Oldest first. Each note has at most one text that is not saved.
extension [PendingWrite] {
    /// The newest text that was typed into a note, saved or not.
    func draft(of id: Note.ID) -> PendingWrite? { last { $0.id == id && $0.content != nil } }

    func hasDelete(of id: Note.ID) -> Bool {
        contains { if case .delete(id, _) = $0.write { true } else { false } }
    }

    /// Replaces what was typed into the note and is not saved. It comes after all that was saved.
    mutating func type(_ save: NoteWrite) {
        let draft = PendingWrite(save, .typed)
        if let index = lastIndex(where: { $0.id == save.id }), self[index].isUnsaved {
            self[index] = draft
        } else {
            removeAll { $0.id == save.id && $0.isUnsaved }
            append(draft)
        }
    }

    mutating func begin(_ write: NoteWrite) -> [NoteWrite] {
        append(PendingWrite(write, .inFlight))
        return [write]
    }

    /// Returns a save of each text that is not saved, also of one that was refused before.
    mutating func beginSaves() -> [NoteWrite] {
        indices.compactMap { index in
            let draft = self[index]
            guard draft.isUnsaved, draft.content?.isBlank == false, !hasDelete(of: draft.id)
            else { return nil }
            self[index].progress = .inFlight
            return draft.write
        }
    }

    mutating func succeed(_ write: NoteWrite, _ revision: Int) {
        guard let index = firstIndex(of: PendingWrite(write, .inFlight)) else { return }
        self[index].progress = .saved(revision: revision)
        // All writes but a retry replace the earlier ones of the note.
        if case .retry = write {} else { self[..<index].removeAll { $0.id == write.id } }
    }

    /// A failed save waits for the next try, unless something newer was typed. Any other write is
    /// forgotten.
    mutating func fail(_ write: NoteWrite) {
        guard let index = firstIndex(of: PendingWrite(write, .inFlight)) else { return }
        remove(at: index)
        guard case .save(let id, _, let original) = write else { return }
        guard let newer = self[index...].lastIndex(where: { $0.id == id && $0.content != nil })
        else { return insert(PendingWrite(write, .refused), at: index) }
        // A newer text that is not in flight takes over the original of the failed save.
        if self[newer].isUnsaved, let content = self[newer].content {
            self[newer].write = .save(id, content, original: original)
        }
    }
}
