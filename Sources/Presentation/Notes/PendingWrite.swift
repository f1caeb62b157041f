public import Domain

/// Something that the user did to a note, until the snapshots are sure to hold it.
public struct PendingWrite: Equatable, Sendable {
    public var write: NoteWrite
    public var progress: Progress

    public enum Progress: Equatable, Sendable {
        /// Nobody has it but this screen: it was typed a moment ago, or the repository refused it.
        case unsaved
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

    var isSave: Bool { if case .save = write { true } else { false } }

    var isDelete: Bool { if case .delete = write { true } else { false } }

    /// What was typed; nil for a write that is no save.
    var content: NoteContent? { if case .save(_, let content, _) = write { content } else { nil } }

    /// True if nothing of it has to be shown over this snapshot any more.
    func isHeld(by snapshot: NotesSnapshot?) -> Bool {
        guard case .saved(let revision) = progress else { return false }
        return switch write {
        case .save, .delete: snapshot.map { $0.revision >= revision } ?? false
        case .retry, .discard: true
        }
    }

    /// Changes the list as the user wants to see it. A blank text leaves a note what it had.
    func show(in notes: inout [Note]) {
        switch write {
        case .save(let id, let content, _):
            guard let index = notes.firstIndex(where: { $0.id == id }) else {
                let shown = content.isBlank ? "" : content
                return notes.append(Note(id: id, content: shown, status: .waiting))
            }
            if !content.isBlank { notes[index].content = content }
        case .delete(let id, _): notes.removeAll { $0.id == id }
        case .retry, .discard: break
        }
    }
}
