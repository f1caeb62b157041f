public import Domain

/// Something that the user did to a note, until the snapshots are sure to hold it.
public struct PendingWrite: Equatable, Sendable {
    public var write: NoteWrite
    public var progress: Progress

    public enum Progress: Equatable, Sendable {
        /// Nobody has it but this screen.
        case typed
        /// Nobody has it but this screen: the repository could not save it.
        case refused
        /// The repository has been asked, and has not answered yet.
        case inFlight
        /// On the disk. Snapshots of this revision hold it, and so do all later ones.
        case saved(revision: Int)
    }

    public init(_ write: NoteWrite, _ progress: Progress) {
        self.write = write
        self.progress = progress
    }
}

extension PendingWrite {
    var id: Note.ID { write.id }

    /// What was typed; nil for a write that is no save.
    var content: NoteContent? { if case .save(_, let content, _) = write { content } else { nil } }

    /// From what the typing began; nil for a write that is no save, and for a new note.
    var original: NoteContent? {
        if case .save(_, _, let original) = write { original } else { nil }
    }

    var isUnsaved: Bool { progress == .typed || progress == .refused }

    /// True if nothing of it has to be shown over this snapshot any more.
    func isHeld(by snapshot: NotesSnapshot?) -> Bool {
        guard case .saved(let revision) = progress else { return false }
        return switch write {
        case .save, .delete: snapshot.map { $0.revision >= revision } ?? false
        case .retry, .discard: true
        }
    }

    /// Changes the list to what the user did. A blank text leaves a note what it had.
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

/// The oldest first. Of each note, one save at most is unsaved.
extension [PendingWrite] {
    /// The newest that was typed into a note.
    func draft(of id: Note.ID) -> PendingWrite? { last { $0.id == id && $0.content != nil } }

    func hasDelete(of id: Note.ID) -> Bool {
        contains { if case .delete(id, _) = $0.write { true } else { false } }
    }

    /// Takes the place of what was typed into the note and is not saved. It is newer than all that is.
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

    /// Begins to save each text that is not saved, also one that was refused before.
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
        // All but a retry take the place of what was done to the note before.
        if case .retry = write {} else { self[..<index].removeAll { $0.id == write.id } }
    }

    /// A save waits for the next try, unless something newer was typed. All else is as if it had not been asked.
    mutating func fail(_ write: NoteWrite) {
        guard let index = firstIndex(of: PendingWrite(write, .inFlight)) else { return }
        remove(at: index)
        guard case .save(let id, _, let original) = write else { return }
        guard let newer = self[index...].lastIndex(where: { $0.id == id && $0.content != nil })
        else { return insert(PendingWrite(write, .refused), at: index) }
        // What is not on its way yet begins where the failed save began.
        if self[newer].isUnsaved, let content = self[newer].content {
            self[newer].write = .save(id, content, original: original)
        }
    }
}
