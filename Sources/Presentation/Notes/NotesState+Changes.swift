import Domain

// How the state changes, whichever pattern changes it. What is returned has to be given to the
// repository, in this order. Whatever the user does besides typing, what was typed is saved first.

extension NotesState {
    /// Takes in a snapshot, or why there is none. What was typed stays.
    mutating func receive(_ result: Result<NotesSnapshot, NoteError>) {
        isLoading = false
        switch result {
        case .success(let snapshot):
            self.snapshot = snapshot
            drafts = drafts.filter { !$0.value.progress.isHeld(by: snapshot) }
            deletions = deletions.filter { !$0.value.isHeld(by: snapshot) }
            closeIfGone()
        case .failure(let error): self.error = error
        }
    }

    /// Opens an empty note, which becomes one of the list when something is typed.
    mutating func add(_ id: Note.ID) -> [NoteWrite] {
        let writes = saveDrafts()
        guard note(id) == nil, deletions[id] == nil else { return writes }
        close()
        drafts[id] = NoteDraft("", original: nil)
        openNoteID = id
        return writes
    }

    mutating func open(_ id: Note.ID) -> [NoteWrite] {
        let writes = saveDrafts()
        guard note(id) != nil, id != openNoteID else { return writes }
        close()
        openNoteID = id
        return writes
    }

    /// Opens the note to which a link leads. It may have to be fetched: then `linkedNoteID` is not nil.
    mutating func openLinked(_ id: Note.ID) -> [NoteWrite] {
        let writes = open(id)
        guard openNoteID != id else { return writes }
        close()
        openNoteID = id
        linkedNoteID = id
        return writes
    }

    mutating func closeEditor() -> [NoteWrite] {
        let writes = saveDrafts()
        close()
        return writes
    }

    /// Returns whether the text of the open note has changed.
    mutating func edit(_ text: String) -> Bool {
        guard let openNoteID, text != self.text else { return false }
        drafts[openNoteID] = NoteDraft(
            NoteContent(text: text), original: original(of: openNoteID))
        return true
    }

    /// Begins to save each text that is not saved, also one that was refused before.
    mutating func saveDrafts() -> [NoteWrite] {
        let unsaved = drafts.filter { id, draft in
            draft.progress == .unsaved && !draft.content.isBlank && deletions[id] == nil
        }
        return unsaved.sorted { $0.key < $1.key }.map { id, draft in
            drafts[id]?.progress = .saving
            return begin(.save(id, draft.content, original: draft.original))
        }
    }

    /// Takes the note off the list at once. One that the repository never had is only forgotten.
    mutating func delete(_ id: Note.ID) -> [NoteWrite] {
        guard note(id) != nil else { return saveDrafts() }
        let original = self.original(of: id)
        let isKnown = isInSnapshot(id) || writes.contains { $0.id == id }
        if !isKnown, drafts[id]?.progress == .unsaved {
            drafts[id] = nil
        } else {
            deletions[id] = .saving
        }
        if openNoteID == id { close() }
        return saveDrafts() + (deletions[id] == nil ? [] : [begin(.delete(id, original: original))])
    }

    /// Tries again what was refused, here or by the server. In a conflict, it keeps the user's text.
    mutating func retry(_ id: Note.ID) -> [NoteWrite] {
        saveDrafts() + (note(id).map(needsHelp) == true ? [begin(.retry(id))] : [])
    }

    /// Forgets what was refused, here or by the server. In a conflict, it keeps the server's text.
    mutating func discard(_ id: Note.ID) -> [NoteWrite] {
        if drafts[id]?.progress == .unsaved { drafts[id] = nil }
        closeIfGone()
        return saveDrafts() + (note(id).map(needsHelp) == true ? [begin(.discard(id))] : [])
    }

    /// Nothing is being read any more.
    mutating func stop() {
        isLoading = false
        isRefreshing = false
    }

    /// Begins to send and fetch.
    mutating func beginRefresh() {
        isRefreshing = true
        error = nil
    }

    mutating func endRefresh(_ result: Result<Void, NoteError>) {
        isRefreshing = false
        if case .failure(let error) = result { self.error = error }
        closeIfGone()
    }

    /// Takes in how a write has ended. What is refused shows again as it was.
    mutating func finish(_ write: NoteWrite, _ result: Result<Int, NoteError>) {
        if let index = writes.firstIndex(of: write) { writes.remove(at: index) }
        switch (write, result) {
        // A newer draft, or one that is being saved again, keeps its progress.
        case (.save(let id, _, _), .success(let revision)):
            guard drafts[id]?.progress == .saving, !isSaving(id) else { return }
            let progress = NoteProgress.saved(revision: revision)
            drafts[id]?.progress = progress
            if progress.isHeld(by: snapshot) { drafts[id] = nil }
        case (.save(let id, _, _), .failure(let error)):
            self.error = error
            guard drafts[id]?.progress == .saving, !isSaving(id) else { return }
            drafts[id]?.progress = .unsaved

        case (.delete(let id, _), .success(let revision)): finishDelete(id, revision)
        // It was deleted elsewhere, later than what is shown.
        case (.delete(let id, _), .failure(.notFound)):
            finishDelete(id, (snapshot?.revision ?? 0) + 1)
        case (.delete(let id, _), .failure(let error)):
            deletions[id] = nil
            self.error = error

        case (.discard(let id), .success):
            // A text that was typed since then is kept until it is saved.
            if drafts[id]?.progress != .unsaved, !isSaving(id) { drafts[id] = nil }
        case (.retry, .success), (.retry, .failure(.notFound)), (.discard, .failure(.notFound)):
            break
        case (.retry, .failure(let error)), (.discard, .failure(let error)): self.error = error
        }
    }

    /// Closes the editor of a note that is gone. One to which a link leads may still be fetched; if not,
    /// that is an error.
    private mutating func closeIfGone() {
        if openNoteID != linkedNoteID || openNote != nil { linkedNoteID = nil }
        guard let openNoteID, openNote == nil else { return }
        if linkedNoteID != nil {
            guard !isLoading, !isRefreshing, sync == .idle else { return }
            error = .notFound(openNoteID)
        }
        linkedNoteID = nil
        self.openNoteID = nil
    }

    private mutating func finishDelete(_ id: Note.ID, _ revision: Int) {
        let progress = NoteProgress.saved(revision: revision)
        drafts[id] = nil
        deletions[id] = progress.isHeld(by: snapshot) ? nil : progress
    }

    private mutating func begin(_ write: NoteWrite) -> NoteWrite {
        writes.append(write)
        return write
    }

    private mutating func close() {
        if let openNoteID, drafts[openNoteID]?.content.isBlank == true { drafts[openNoteID] = nil }
        openNoteID = nil
    }

    /// The text from which the next change of a note begins. A text that was given to the repository is not
    /// replaced by a later snapshot, which the user has not seen.
    private func original(of id: Note.ID) -> NoteContent? {
        guard let draft = drafts[id] else {
            return snapshot?.notes.first { $0.id == id }?.content
        }
        return draft.progress == .unsaved ? draft.original : draft.content
    }

    private func isSaving(_ id: Note.ID) -> Bool {
        writes.contains { if case .save(id, _, _) = $0 { true } else { false } }
    }

    private func isInSnapshot(_ id: Note.ID) -> Bool {
        snapshot?.notes.contains { $0.id == id } ?? false
    }
}
