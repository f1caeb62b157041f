public import Domain

/// What the notes screen asks the repository to do.
public enum NoteWrite: Equatable, Sendable {
    case save(Note.ID, String, replacing: String?)
    case delete(Note.ID, ifStill: String?)
    case retry(Note.ID)
    case discard(Note.ID)

    public var id: Note.ID {
        switch self {
        case .save(let id, _, _), .delete(let id, _), .retry(let id), .discard(let id): id
        }
    }
}

extension NotesUseCases {
    /// The one thing that each pattern does with a write.
    func perform(_ write: NoteWrite, for session: Session) async throws(NoteError) {
        switch write {
        case .save(let id, let text, let base):
            try await save.execute(id: id, text: text, replacing: base, for: session)
        case .delete(let id, let base):
            try await delete.execute(id: id, ifStill: base, for: session)
        case .retry(let id): try await retry.execute(id: id, for: session)
        case .discard(let id): try await discard.execute(id: id, for: session)
        }
    }
}
