import Domain
import NotesDomain
import Presentation

// These functions are the rules of the notes screen. Both patterns call them, in the folders beside
// this file. If a function for a step of the user returns writes, these also save the typed texts. The
// caller must perform the writes in the given order.

// MARK: - The user

extension NotesState {
    /// Adds a new note and selects it. The note stays in the list only if the user types a text.
    mutating func add(_ id: Note.ID) -> [NoteWrite] {
        let writes = saveDrafts()
        guard note(id) == nil, !pending.hasDelete(of: id) else { return writes }
        pending.type(.save(id, "", original: nil))
        show(id)
        return writes
    }

    mutating func select(_ id: Note.ID) -> [NoteWrite] {
        let writes = saveDrafts()
        if note(id) != nil { show(id) }
        return writes
    }

    /// Selects the note of a link. If the note has to be fetched, sets `linkedNoteID`. Until it is
    /// known whether the note exists, the editor does not change.
    mutating func openLink(to id: Note.ID) -> [NoteWrite] {
        if note(id) == nil { linkedNoteID = id }
        return select(id)
    }

    /// Closes the editor if it still shows this note. If the editor shows another note by now, that note
    /// stays open.
    mutating func closeEditor(_ id: Note.ID) -> [NoteWrite] {
        let writes = saveDrafts()
        if id == linkedNoteID { linkedNoteID = nil }
        if id == selectedNoteID { leaveEditor() }
        return writes
    }

    /// Returns true if the edit changes the note. A note that is not loaded yet can't be edited.
    ///
    /// The keyboard can still send a corrected text after the editor was closed. In that case, a blank
    /// text is ignored, because the user did not clear the text.
    mutating func edit(_ id: Note.ID, _ text: String) -> Bool {
        guard let content = content(of: id)?.with(text: text), content != self.content(of: id),
            id == selectedNoteID || !content.isBlank
        else { return false }
        pending.type(.save(id, content, original: original(of: id)))
        unsavedChanges += 1
        return true
    }

    /// Begins to save each unsaved text, and returns these writes. A blank text, or the text of a note
    /// that is being deleted, is not saved. A text whose last save has failed is saved only if `again`.
    mutating func saveDrafts(again: Bool = true) -> [NoteWrite] {
        unsavedChanges = 0
        return begun(pending.beginSaves(again: again))
    }

    /// Hides the note at once. If the repository never got the note, no delete is needed, and the note
    /// is only removed from the list.
    mutating func delete(_ id: Note.ID) -> [NoteWrite] {
        guard note(id) != nil else { return saveDrafts() }
        let delete = NoteWrite.delete(id, original: original(of: id))
        if selectedNoteID == id { deselect() }
        guard isKnown(id) else {
            pending.removeAll { $0.id == id }
            return saveDrafts()
        }
        // The delete begins before `saveDrafts`, so that the unsaved text of the deleted note is not
        // saved.
        let writes = begun(pending.begin(delete))
        return saveDrafts() + writes
    }

    /// Repeats a write that this device or the server has refused. In a conflict, the user's text
    /// replaces the server's text. If an unsaved text of the note can't be saved first, nothing is
    /// repeated.
    mutating func retry(_ id: Note.ID) -> [NoteWrite] {
        let writes = saveDrafts()
        guard let note = note(id), needsHelp(note) else { return writes }
        pending.append(PendingWrite(.retry(id), .waiting))
        return writes + begun(pending.endSave(of: id, isSaved: true))
    }

    /// Discards a write that this device or the server has refused, and an unsaved text. In a conflict,
    /// the server's text stays.
    mutating func discard(_ id: Note.ID) -> [NoteWrite] {
        guard let note = note(id), needsHelp(note) else {
            pending.removeAll { $0.id == id && $0.isUnsaved }
            updateEditor()
            return saveDrafts()
        }
        pending.hideText(of: id)
        return saveDrafts() + begun(pending.begin(.discard(id)))
    }
}

// MARK: - Logging out and quitting

extension NotesState {
    /// True if the user has cleared the text in the editor. An empty text can't be saved, and the user
    /// does not know that yet.
    public var hasDraft: Bool {
        guard let note = selectedNote, !note.content.isBlank else { return false }
        return content(of: note.id)?.isBlank == true
    }

    /// Begins a logout. Returns false if the logout can't go on; then the screen shows why. The
    /// error of a failed write is removed, because the user has read it. But “Log In Again” removes
    /// only the error of an expired session.
    mutating func beginLogOut(_ logOut: LogOut) -> Bool {
        if logOut == .toLeave || errors.failedWrite == .sessionExpired { dismissFailedWrite() }
        guard hasDraft else { return true }
        showWhatHolds()
        return false
    }

    /// Removes the error of a failed write, because the user has seen it and leaves nevertheless.
    mutating func dismissFailedWrite() {
        if let error = errors.failedWrite { errors.dismiss(error) }
    }

    /// Shows why a logout or a quit does not go on:
    /// - If a write has failed, its error is shown already.
    /// - Else, if the user has cleared a text, the note keeps its old content, and an error says
    ///   so. This error is shown once. It also counts as a failed write for a quit that waits.
    /// - Else, a logout asks whether to lose the unsaved texts.
    mutating func showWhatHolds(_ logOut: LogOut? = nil) {
        question = errors.failedWrite == nil && !hasDraft ? logOut : nil
        guard errors.failedWrite == nil, hasDraft else { return }
        errors.failWrite(.empty)
        errors.dismiss(.empty)
        errors.failRead(.empty)
        discardBlankText()
    }

    /// If the user wants to log out, drops the texts whose save has failed, and returns the logout.
    mutating func answerQuestion(_ isToLogOut: Bool) -> LogOut? {
        defer { question = nil }
        guard isToLogOut, question != nil else { return nil }
        pending.removeAll { $0.progress == .failed }
        updateEditor()
        return question
    }
}

// MARK: - The answers

extension NotesState {
    /// Shows a snapshot, or the error of a failed read. The typed texts stay.
    mutating func receive(_ result: Result<NotesSnapshot, NoteError>) {
        switch result {
        case .success(let snapshot):
            loading = .loaded
            self.snapshot = snapshot
            pending.removeAll { $0.isHeld(by: snapshot) }
            updateEditor()
        case .failure(let error):
            // If the next read fails with the same error, the user does not see the error again.
            if loading != .failed(error) { errors.failRead(error) }
            loading = .failed(error)
        }
    }

    mutating func endRefresh(_ result: Result<Void, NoteError>) {
        isRefreshing = false
        if case .failure(let error) = result {
            errors.failRead(error)
            linkedNoteID = nil
        }
        updateEditor()
    }

    /// Handles the answer to a write. A failed delete, retry or discard is undone. A text that could not
    /// be saved stays. If a delete or a discard has failed, the typed text comes back, and the returned
    /// writes save it. A retry that waited for a save begins if the save has succeeded.
    mutating func finish(_ write: NoteWrite, _ result: Result<Int, NoteError>) -> [NoteWrite] {
        switch (write, result) {
        case (_, .success(let revision)): pending.succeed(write, revision)
        // The note was deleted elsewhere, but the shown snapshot still has it. So the write is treated as
        // done.
        case (.delete, .failure(.notFound)), (.retry, .failure(.notFound)),
            (.discard, .failure(.notFound)):
            pending.succeed(write, (snapshot?.revision ?? 0) + 1)
        case (_, .failure(let error)):
            errors.failWrite(error, of: write.errorID)
            pending.fail(write)
        }
        pending.removeAll { $0.isHeld(by: snapshot) }
        updateEditor()
        return switch (write, result) {
        case (.discard, .failure), (.delete, .failure): saveDrafts()
        case (_, .success): begun(pending.endSave(of: write.id, isSaved: true))
        case (_, .failure): begun(pending.endSave(of: write.id, isSaved: false))
        }
    }
}

// MARK: - Helper functions

extension NotesState {
    private mutating func begun(_ writes: [NoteWrite]) -> [NoteWrite] {
        for write in writes { errors.beginWrite(of: write.errorID) }
        return writes
    }

    /// Opens the note in the editor. If a link waits for another note, its wait ends.
    private mutating func show(_ id: Note.ID) {
        linkedNoteID = nil
        guard id != selectedNoteID else { return }
        leaveEditor()
        selectedNoteID = id
    }

    /// Closes the editor. If the user has cleared the text, the note keeps its old content, and an error
    /// says so.
    private mutating func leaveEditor() {
        if hasDraft, error == nil { errors.failRead(.empty) }
        deselect()
    }

    /// Deselects the note. If its text is blank, a new note is removed, and any other note keeps its old
    /// content.
    private mutating func deselect() {
        discardBlankText()
        selectedNoteID = nil
    }

    private mutating func discardBlankText() {
        pending.removeAll { $0.id == selectedNoteID && $0.content?.isBlank == true }
    }

    /// Closes the editor if its note does not exist. Opens the note of a link as soon as it exists. If
    /// the note is still missing after the fetch, the screen shows an error, unless the user is
    /// deleting the note.
    private mutating func updateEditor() {
        guard snapshot != nil else { return }
        if selectedNote == nil { selectedNoteID = nil }
        guard let id = linkedNoteID else { return }
        if note(id) != nil { return show(id) }
        guard !isLoading, !isRefreshing, sync == .idle, !pending.hasDelete(of: id) else { return }
        linkedNoteID = nil
        errors.failRead(.notFound(id))
    }

    /// The `original` of the next change: the content that the user saw before this change. If an unsaved
    /// text hides a newer snapshot, the snapshot is not used, because the user has not seen its content.
    private func original(of id: Note.ID) -> NoteContent? {
        guard let draft = pending.draft(of: id) else { return note(id)?.content }
        return draft.isUnsaved ? draft.original : draft.content
    }

    /// True if the repository has the note, or has been asked to save it.
    private func isKnown(_ id: Note.ID) -> Bool {
        snapshot?.notes.contains { $0.id == id } == true
            || pending.contains { $0.id == id && !$0.isUnsaved }
    }
}
