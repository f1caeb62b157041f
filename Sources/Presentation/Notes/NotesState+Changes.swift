import Domain

// How the state changes, whichever pattern changes it. What is returned has to be given to the
// repository, in this order. Whatever the user does besides typing, what was typed is saved first.

// MARK: - What the user does

extension NotesState {
    /// Selects a new note. It becomes one of the list for good when something is typed.
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

    /// Selects the note to which a link leads. It may have to be fetched: then `linkedNoteID` is not nil.
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

    /// Returns whether the text of the note has changed. One that is not known yet can't be edited.
    ///
    /// A keyboard may correct a text after its editor was left; but nobody clears one there.
    mutating func edit(_ id: Note.ID, _ text: String) -> Bool {
        guard let content = content(of: id)?.with(text: text), content != self.content(of: id),
            id == selectedNoteID || !content.isBlank
        else { return false }
        pending.type(.save(id, content, original: original(of: id)))
        unsavedChanges += 1
        return true
    }

    /// Begins to save each text that is not saved, also one that was refused before.
    mutating func saveDrafts() -> [NoteWrite] {
        unsavedChanges = 0
        return pending.beginSaves()
    }

    /// Takes the note off the list at once. One that the repository never had is only forgotten.
    mutating func delete(_ id: Note.ID) -> [NoteWrite] {
        guard note(id) != nil else { return saveDrafts() }
        let delete = NoteWrite.delete(id, original: original(of: id))
        if selectedNoteID == id { deselect() }
        guard isKnown(id) else {
            pending.removeAll { $0.id == id }
            return saveDrafts()
        }
        // From now on, what was typed into the note is not saved.
        let begun = pending.begin(delete)
        return saveDrafts() + begun
    }

    /// Tries again what was refused, here or by the server. In a conflict, it keeps the user's text.
    mutating func retry(_ id: Note.ID) -> [NoteWrite] {
        let writes = saveDrafts()
        guard let note = note(id), needsHelp(note) else { return writes }
        return writes + pending.begin(.retry(id))
    }

    /// Forgets what was refused, here or by the server. In a conflict, it keeps the server's text.
    mutating func discard(_ id: Note.ID) -> [NoteWrite] {
        pending.removeAll { $0.id == id && $0.isUnsaved }
        deselectIfGone()
        let writes = saveDrafts()
        guard let note = note(id), needsHelp(note) else { return writes }
        return writes + pending.begin(.discard(id))
    }

    /// Begins to show the notes as they change.
    mutating func beginLoad() {
        if snapshot == nil { loading = .loading }
    }

    /// Begins to send and fetch.
    mutating func beginRefresh() {
        isRefreshing = true
        error = nil
    }

    /// Nothing is being read any more.
    mutating func stop() {
        loading.stop()
        isRefreshing = false
    }
}

// MARK: - What comes back

extension NotesState {
    /// Takes in a snapshot, or why there is none. What was typed stays.
    mutating func receive(_ result: Result<NotesSnapshot, NoteError>) {
        switch result {
        case .success(let snapshot):
            loading = .loaded
            self.snapshot = snapshot
            pending.removeAll { $0.isHeld(by: snapshot) }
            deselectIfGone()
        case .failure(let error):
            // One who has read it is not told again at each try.
            if loading != .failed(error) { self.error = error }
            loading = .failed(error)
        }
    }

    mutating func endRefresh(_ result: Result<Void, NoteError>) {
        isRefreshing = false
        if case .failure(let error) = result { self.error = error }
        deselectIfGone()
    }

    /// Takes in how a write has ended. What is refused shows again as it was.
    mutating func finish(_ write: NoteWrite, _ result: Result<Int, NoteError>) {
        switch (write, result) {
        case (_, .success(let revision)): pending.succeed(write, revision)
        // It was deleted elsewhere, later than what is shown.
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

// MARK: - What the others need

extension NotesState {
    /// A text that was cleared is not saved: the note keeps what it had, and the user is told.
    private mutating func leaveEditor() {
        let left = selectedNoteID.flatMap { id in content(of: id).map { (id, $0.isBlank) } }
        deselect()
        if let (id, isCleared) = left, isCleared, note(id) != nil { error = error ?? .empty }
    }

    /// A new note into which nothing was typed vanishes; another one keeps what it had.
    private mutating func deselect() {
        pending.removeAll { $0.id == selectedNoteID && $0.content?.isBlank == true }
        selectedNoteID = nil
    }

    /// Closes the editor of a note that is gone. One to which a link leads may still be fetched; if not,
    /// that is an error.
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

    /// From what the next change of a note begins. What was given to the repository is not replaced by a
    /// later snapshot, which the user has not seen.
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
