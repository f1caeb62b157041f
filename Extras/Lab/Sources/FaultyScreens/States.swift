package import Domain
package import Presentation

// Each change is one write, so that observers are notified once.

extension UsersState {
    package mutating func show(_ answer: Result<[User], UserError>) {
        switch answer {
        case .success(let users):
            loading = .loaded
            self.users = users
        case .failure(let error): failLoad(error)
        }
    }

    package mutating func show(_ error: any Error, isLoading: Bool = false) {
        let error = error as? UserError ?? .unavailable("Try again.")
        failLoad(error)
        if isLoading { loading = .loading }
    }
}

extension LoginState {
    package mutating func edit(
        _ field: CredentialProblem.Field, _ change: (inout Credentials) -> Void
    ) {
        let before = credentials
        if isEditable { change(&credentials) }
        guard credentials != before else { return }
        problems.removeAll { $0.field == field }
        error = nil
    }

    /// Returns whether there is something to submit.
    package mutating func startSubmitting() -> Bool {
        error = nil
        problems = credentials.problems
        isSubmitting = problems.isEmpty
        return isSubmitting
    }

    package mutating func show(_ answer: Result<Session, AuthenticationError>) {
        isSubmitting = false
        switch answer {
        case .success(let session):
            self.session = session
            credentials.password = Password("")
        case .failure(.invalid(let problems)): self.problems = problems
        case .failure(let error): self.error = error
        }
    }
}

extension NotesState {
    package mutating func startObserving() {
        errors.beginRead()
        if loading != .loaded { loading = .loading }
    }

    package mutating func show(_ result: Result<NotesSnapshot, NoteError>) {
        switch result {
        case .success(let snapshot):
            loading = .loaded
            self.snapshot = snapshot
        case .failure(let error):
            // A stream that fails again in the same way says nothing new.
            if loading != .failed(error) { errors.failRead(error) }
            loading = .failed(error)
        }
    }

    /// Shows what was typed, which nobody saves yet.
    @discardableResult
    package mutating func keep(_ text: String, of id: Note.ID) -> NoteWrite {
        // Only the last counts of what nobody saves.
        pending.removeAll { $0.progress == .typed }
        return type(text, into: id, .typed)
    }

    package mutating func startSaving(_ text: String, of id: Note.ID) -> NoteWrite {
        errors.beginWrite(of: id)
        return type(text, into: id, .inFlight)
    }

    private mutating func type(
        _ text: String, into id: Note.ID, _ progress: PendingWrite.Progress
    ) -> NoteWrite {
        let save = NoteWrite.save(
            id, NoteContent(text), original: NoteContent(self.text(of: id)))
        pending.append(PendingWrite(save, progress))
        return save
    }

    package mutating func endSaving(_ save: NoteWrite, _ answer: Result<Int, NoteError>) {
        if let index = pending.firstIndex(of: PendingWrite(save, .inFlight)) {
            pending[index].progress = answer.isSuccess ? .saved(revision: 0) : .typed
        }
        if case .failure(let error) = answer { errors.failWrite(error, of: save.id) }
    }
}

extension ItemsState {
    package mutating func show(_ items: [Item]) {
        loading = .loaded
        self.items = items
        if selectedItem == nil { selectedItemID = nil }
    }

    /// Hides the item.
    package mutating func startDeleting(_ id: Item.ID) {
        deleting.insert(id)
        errors.beginWrite(of: id)
        if selectedItemID == id { selectedItemID = nil }
    }

    package mutating func endDeleting(_ id: Item.ID, _ answer: Result<Void, ItemError>) {
        show(answer, ofDeleting: id)
        if isLoading, answer.isDeleted { changesDuringLoad.append(.deleted(id)) }
    }

    /// Takes the item off the list, or shows it again.
    package mutating func show(_ answer: Result<Void, ItemError>, ofDeleting id: Item.ID) {
        deleting.remove(id)
        switch answer {
        case .success, .failure(.notFound): items.removeAll { $0.id == id }
        case .failure(let error): errors.failWrite(error, of: id)
        }
    }
}

extension [Item] {
    /// The list with what was saved and deleted since it was asked for.
    package func applying(_ changes: [ItemChange]) -> [Item] {
        changes.reduce(into: self) { items, change in
            switch change {
            case .deleted(let id): items.removeAll { $0.id == id }
            case .saved(let item):
                if let index = items.firstIndex(where: { $0.id == item.id }) {
                    items[index] = item
                } else {
                    items.append(item)
                }
            }
        }
    }
}

extension Result<Void, ItemError> {
    /// An item that does not exist any more counts as deleted.
    package var isDeleted: Bool {
        switch self {
        case .success, .failure(.notFound): true
        case .failure: false
        }
    }
}

extension Result {
    fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
