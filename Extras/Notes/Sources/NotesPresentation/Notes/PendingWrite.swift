import Domain
public import NotesDomain

/// A write of the user. The screen keeps it until the snapshots from the repository contain it.
public struct PendingWrite: Equatable, Sendable {
    public var write: NoteWrite
    public var progress: Progress

    public enum Progress: Equatable, Sendable {
        /// Only this screen has this text: no save has begun.
        case typed
        /// The last save of this text has failed. The next step of the user in the notes tries again. A
        /// logout does not try again: if each save failed, the user could never log out.
        case failed
        /// A typed text that the user discards. It is hidden, and comes back if the discard fails.
        case discarding
        /// A retry that waits until no save of its note is in flight. Then it is sent.
        case waiting
        /// Sent to the repository, which has not answered yet.
        case inFlight
        /// Saved on the disk. Snapshots with this revision or a later revision contain the write.
        case saved(revision: Int)
    }

    public init(_ write: NoteWrite, _ progress: Progress) {
        self.write = write
        self.progress = progress
    }
}

extension PendingWrite {
    var id: Note.ID { write.id }

    /// The content that the user typed; nil if the write is not a save.
    var content: NoteContent? { if case .save(_, let content, _) = write { content } else { nil } }

    /// The content before the user typed; nil for a new note, or if the write is not a save.
    var original: NoteContent? {
        if case .save(_, _, let original) = write { original } else { nil }
    }

    var isUnsaved: Bool { progress == .typed || progress == .failed }

    /// True if the write is saved, and the screen does not have to show it on top of this snapshot any
    /// more.
    func isHeld(by snapshot: NotesSnapshot?) -> Bool {
        guard case .saved(let revision) = progress else { return false }
        return switch write {
        case .save, .delete: snapshot.map { $0.revision >= revision } ?? false
        case .retry, .discard: true
        }
    }

    /// Applies this write to the notes of a snapshot. A blank text does not replace the content of a
    /// note.
    func show(in notes: inout [Note]) {
        switch write {
        case .save where progress == .discarding: break
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

/// The pending writes of all notes, oldest first. Each note has at most one unsaved text.
extension [PendingWrite] {
    /// The write with the newest text that the user typed into the note, saved or unsaved.
    func draft(of id: Note.ID) -> PendingWrite? {
        last { $0.id == id && $0.content != nil && $0.progress != .discarding }
    }

    func hasDelete(of id: Note.ID) -> Bool {
        contains { if case .delete(id, _) = $0.write { true } else { false } }
    }

    /// Replaces the unsaved text of the note. In the list of writes, the new text comes after all writes
    /// of this note that have begun.
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

    /// Begins a retry that waits, if no save of this note is in flight. If the last save has failed,
    /// drops the retry, because it would send an older text.
    mutating func endSave(of id: Note.ID, isSaved: Bool) -> [NoteWrite] {
        let retry = PendingWrite(.retry(id), .waiting)
        let isSaving = contains { $0.id == id && $0.content != nil && $0.progress == .inFlight }
        guard !isSaving, contains(retry) else { return [] }
        removeAll { $0 == retry }
        return isSaved && !hasDelete(of: id) ? begin(.retry(id)) : []
    }

    /// Hides the unsaved text of the note until its discard has ended.
    mutating func hideText(of id: Note.ID) {
        for index in indices where self[index].id == id && self[index].isUnsaved {
            self[index].progress = .discarding
        }
    }

    /// The number of notes whose text would be lost now, because its last save has failed.
    var failedSaves: Int { count { $0.progress == .failed && !hasDelete(of: $0.id) } }

    /// Begins to save each unsaved text, and returns these writes. A blank text, or the text of a note
    /// that is being deleted, is not saved. A text whose last save has failed is saved only if `again`.
    mutating func beginSaves(again: Bool) -> [NoteWrite] {
        indices.compactMap { index in
            let draft = self[index]
            guard again ? draft.isUnsaved : draft.progress == .typed,
                draft.content?.isBlank == false, !hasDelete(of: draft.id)
            else { return nil }
            self[index].progress = .inFlight
            return draft.write
        }
    }

    mutating func succeed(_ write: NoteWrite, _ revision: Int) {
        guard let index = firstIndex(of: PendingWrite(write, .inFlight)) else { return }
        self[index].progress = .saved(revision: revision)
        if case .retry = write { return }
        // The earlier writes of the note are obsolete.
        self[..<index].removeAll { $0.id == write.id && $0.progress != .waiting }
    }

    /// Removes a failed write. The text of a failed save is kept for the next try, and the text that a
    /// failed discard has hidden comes back. If the user has typed a newer text, that text stays instead.
    mutating func fail(_ write: NoteWrite) {
        guard let index = firstIndex(of: PendingWrite(write, .inFlight)) else { return }
        remove(at: index)
        let newer = self[index...].lastIndex { $0.id == write.id && $0.content != nil }
        switch write {
        case .save(let id, _, let original):
            let isDiscarded = self[index...].contains { $0.write == .discard(id) }
            guard let newer else {
                return insert(PendingWrite(write, isDiscarded ? .discarding : .failed), at: index)
            }
            // The repository never got the text of the failed save. So the newer text gets the
            // `original` of that save.
            if self[newer].progress != .inFlight, let content = self[newer].content {
                self[newer].write = .save(id, content, original: original)
            }
        case .discard(let id):
            let hidden = lastIndex { $0.id == id && $0.progress == .discarding }
            if let hidden, newer == nil { self[hidden].progress = .typed }
            removeAll { $0.id == id && $0.progress == .discarding }
        case .delete, .retry: break
        }
    }
}

extension NoteWrite {
    /// Names the error of this write. Equal for two writes of the same kind to the same note.
    var errorID: String {
        switch self {
        case .save: "save \(id)"
        case .delete: "delete \(id)"
        case .retry: "retry \(id)"
        case .discard: "discard \(id)"
        }
    }
}
