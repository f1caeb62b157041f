import Domain

// The rules of the notes, which both patterns call. The caller performs the writes that are returned, in
// this order. All that the user does, except typing, first saves what was typed.

// MARK: - The user

extension NotesState {
    /// Selects a new note. It stays in the list only if something is typed into it.
    mutating func add(_ id: Note.ID) -> [NoteWrite] {
        let writes = saveDrafts()
        guard note(id) == nil, !pending.hasDelete(of: id) else { return writes }
        leaveEditor()
        pending.type(.save(id, "", original: nil))
        selectedNoteID = id
        return writes
    }

    mutating func select(_ id: Note.ID) -> [NoteWrite] {
        let writes = saveDrafts()
        guard note(id) != nil, id != selectedNoteID else { return writes }
        leaveEditor()
        selectedNoteID = id
        return writes
    }

    /// Selects the note of a link. If it has to be fetched, `linkedNoteID` is not nil.
    mutating func openLink(to id: Note.ID) -> [NoteWrite] {
        let writes = select(id)
        guard selectedNoteID != id else { return writes }
        leaveEditor()
        selectedNoteID = id
        linkedNoteID = id
        return writes
    }

    mutating func closeEditor() -> [NoteWrite] {
        let writes = saveDrafts()
        leaveEditor()
        return writes
    }

    /// Returns true if this changes the note. A note that is not known yet can't be edited.
    ///
    /// A keyboard may correct a text after its editor was closed. A blank text is ignored then, because
    /// no user has cleared it.
    mutating func edit(_ id: Note.ID, _ text: String) -> Bool {
        guard let content = content(of: id)?.with(text: text), content != self.content(of: id),
            id == selectedNoteID || !content.isBlank
        else { return false }
        pending.type(.save(id, content, original: original(of: id)))
        unsavedChanges += 1
        return true
    }

    /// Returns a save of each text that is not saved, also of one that was refused before.
    mutating func saveDrafts() -> [NoteWrite] {
        unsavedChanges = 0
        return pending.beginSaves()
    }

    /// Hides the note at once. A note that the repository never had is only forgotten.
    mutating func delete(_ id: Note.ID) -> [NoteWrite] {
        guard note(id) != nil else { return saveDrafts() }
        let delete = NoteWrite.delete(id, original: original(of: id))
        if selectedNoteID == id { deselect() }
        guard isKnown(id) else {
            pending.removeAll { $0.id == id }
            return saveDrafts()
        }
        // This comes first, so that what was typed into the note is not saved.
        let begun = pending.begin(delete)
        return saveDrafts() + begun
    }

    /// Tries again a write that was refused, here or by the server. In a conflict, it keeps the user's
    /// text.
    mutating func retry(_ id: Note.ID) -> [NoteWrite] {
        let writes = saveDrafts()
        guard let note = note(id), needsHelp(note) else { return writes }
        return writes + pending.begin(.retry(id))
    }

    /// Forgets a write that was refused, here or by the server. In a conflict, it keeps the server's
    /// text.
    mutating func discard(_ id: Note.ID) -> [NoteWrite] {
        pending.removeAll { $0.id == id && $0.isUnsaved }
        deselectIfGone()
        let writes = saveDrafts()
        guard let note = note(id), needsHelp(note) else { return writes }
        return writes + pending.begin(.discard(id))
    }

    /// Shows a spinner, unless there are notes to show.
    mutating func beginLoad() {
        if snapshot == nil { loading = .loading }
    }

    /// Shows a spinner, and clears the error.
    mutating func beginRefresh() {
        isRefreshing = true
        error = nil
    }

    /// Shows no spinner any more, because the reads are cancelled.
    mutating func stop() {
        loading.stop()
        isRefreshing = false
    }
}

// MARK: - The answers

extension NotesState {
    /// Shows a snapshot, or why there is none. What was typed stays.
    mutating func receive(_ result: Result<NotesSnapshot, NoteError>) {
        switch result {
        case .success(let snapshot):
            loading = .loaded
            self.snapshot = snapshot
            pending.removeAll { $0.isHeld(by: snapshot) }
            deselectIfGone()
        case .failure(let error):
            // An error that the user has read is not shown again at each try.
            if loading != .failed(error) { self.error = error }
            loading = .failed(error)
        }
    }

    mutating func endRefresh(_ result: Result<Void, NoteError>) {
        isRefreshing = false
        if case .failure(let error) = result { self.error = error }
        deselectIfGone()
    }

    /// Ends a write. A delete, a retry or a discard that has failed is undone; a text that could not be
    /// saved stays.
    mutating func finish(_ write: NoteWrite, _ result: Result<Int, NoteError>) {
        switch (write, result) {
        case (_, .success(let revision)): pending.succeed(write, revision)
        // The note was deleted elsewhere, after the snapshot that is shown.
        case (.delete, .failure(.notFound)), (.retry, .failure(.notFound)),
            (.discard, .failure(.notFound)):
            pending.succeed(write, (snapshot?.revision ?? 0) + 1)
        case (_, .failure(let error)):
            self.error = error
            pending.fail(write)
        }
        pending.removeAll { $0.isHeld(by: snapshot) }
    }
}

// MARK: - Used above

extension NotesState {
    /// Closes the editor. A text that was cleared is not saved: the note keeps its content, and an error
    /// says so.
    private mutating func leaveEditor() {
        let left = selectedNoteID.flatMap { id in content(of: id).map { (id, $0.isBlank) } }
        deselect()
        if let (id, isCleared) = left, isCleared, note(id) != nil { error = error ?? .empty }
    }

    /// Removes a new note without a text. Any other note without one keeps the content that it had.
    private mutating func deselect() {
        pending.removeAll { $0.id == selectedNoteID && $0.content?.isBlank == true }
        selectedNoteID = nil
    }

    /// Closes the editor of a note that is gone. The note of a link may still be fetched; if not, that is
    /// an error.
    private mutating func deselectIfGone() {
        if selectedNoteID != linkedNoteID || selectedNote != nil { linkedNoteID = nil }
        guard let selectedNoteID, selectedNote == nil else { return }
        if linkedNoteID != nil {
            guard !isLoading, !isRefreshing, sync == .idle else { return }
            error = .notFound(selectedNoteID)
        }
        linkedNoteID = nil
        self.selectedNoteID = nil
    }

    /// The original of the next change of a note: what the user saw before it. That is not a later
    /// snapshot as long as a draft hides it.
    private func original(of id: Note.ID) -> NoteContent? {
        guard let draft = pending.draft(of: id) else { return note(id)?.content }
        return draft.isUnsaved ? draft.original : draft.content
    }

    /// True if the repository has the note, or will have it.
    private func isKnown(_ id: Note.ID) -> Bool {
        snapshot?.notes.contains { $0.id == id } == true
            || pending.contains { $0.id == id && !$0.isUnsaved }
    }
}
