import Domain
import Presentation

// Each change is one write, so that observers are notified once.

extension UsersState {
    mutating func startLoading() {
        loading = .loading
        errors.beginRead()
    }

    mutating func show(_ users: [User]) {
        loading = .loaded
        self.users = users
    }

    mutating func show(_ error: UserError, isLoading: Bool = false) {
        loading = isLoading ? .loading : .failed(error)
        errors.failRead(error)
    }
}

extension LoginState {
    mutating func edit(_ field: CredentialProblem.Field, _ change: (inout Credentials) -> Void) {
        let before = credentials
        if isEditable { change(&credentials) }
        guard credentials != before else { return }
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
        switch result {
        case .success(let snapshot):
            loading = .loaded
            self.snapshot = snapshot
        case .failure(let error):
            loading = .failed(error)
            errors.failRead(error)
        }
    }

    mutating func startSaving(_ text: String, of id: Note.ID) -> NoteWrite {
        let save = NoteWrite.save(
            id, NoteContent(text), original: NoteContent(self.text(of: id)))
        pending.append(PendingWrite(save, .inFlight))
        return save
    }

    mutating func endSaving(_ save: NoteWrite, _ error: NoteError? = nil) {
        if let index = pending.firstIndex(of: PendingWrite(save, .inFlight)) {
            pending[index].progress = error == nil ? .saved(revision: 0) : .typed
        }
        if let error { errors.failWrite(error) }
    }
}
