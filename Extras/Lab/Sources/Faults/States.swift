import Domain
import Presentation

// Each change is one write, so that observers are notified once.

extension UsersState {
    mutating func startLoading() {
        loading = .loading
        error = nil
    }

    mutating func show(_ users: [User]) {
        loading = .loaded
        self.users = users
    }

    mutating func show(_ error: UserError, isLoading: Bool = false) {
        loading = isLoading ? .loading : .failed(error)
        self.error = error
    }
}

extension LoginState {
    mutating func edit(_ field: CredentialProblem.Field, _ change: (inout Credentials) -> Void) {
        guard isEditable else { return }
        change(&credentials)
        problems.removeAll { $0.field == field }
        error = nil
    }

    /// Returns whether there is something to submit.
    mutating func startSubmitting() -> Bool {
        error = nil
        problems = credentials.problems
        isSubmitting = problems.isEmpty
        return isSubmitting
    }

    mutating func show(_ session: Session) {
        isSubmitting = false
        self.session = session
        credentials.password = Password("")
    }

    mutating func show(_ error: AuthenticationError) {
        isSubmitting = false
        if case .invalid(let problems) = error {
            self.problems = problems
        } else {
            self.error = error
        }
    }
}

extension NotesState {
    mutating func show(_ result: Result<NotesSnapshot, NoteError>) {
        isLoading = false
        switch result {
        case .success(let snapshot): self.snapshot = snapshot
        case .failure(let error): self.error = error
        }
    }

    mutating func startSaving(_ text: String, of id: Note.ID) -> NoteWrite {
        let (content, original) = (NoteContent(text: text), NoteContent(text: self.text))
        drafts[id] = NoteDraft(content, original: original)
        drafts[id]?.progress = .saving
        let save = NoteWrite.save(id, content, original: original)
        writes.append(save)
        return save
    }

    mutating func endSaving(_ id: Note.ID, _ error: NoteError? = nil) {
        if let save = writes.firstIndex(where: { $0.id == id }) { writes.remove(at: save) }
        drafts[id]?.progress = error == nil ? .saved(revision: 0) : .unsaved
        self.error = error ?? self.error
    }
}
