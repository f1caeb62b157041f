public import Domain

/// A change that the notes screen hands to the repository.
public enum NoteWrite: Equatable, Sendable {
    case save(Note.ID, String, original: String?)
    case delete(Note.ID, original: String?)
    case retry(Note.ID)
    case discard(Note.ID)

    public var id: Note.ID {
        switch self {
        case .save(let id, _, _), .delete(let id, _), .retry(let id), .discard(let id): id
        }
    }
}

extension NotesUseCases {
    /// Has its use case perform a write. Returns the revision that holds it.
    func perform(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int {
        switch write {
        case .save(let id, let text, let original):
            try await save.execute(id: id, text: text, original: original, for: session)
        case .delete(let id, let original):
            try await delete.execute(id: id, original: original, for: session)
        case .retry(let id): try await retry.execute(id: id, for: session)
        case .discard(let id): try await discard.execute(id: id, for: session)
        }
    }
}
