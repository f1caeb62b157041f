#if canImport(SwiftUI)
import Domain

/// Notes as previews show them, in every status. What the user does changes nothing.
struct PreviewNoteRepository: NoteRepository {
    /// Nil if nothing is ever published.
    private let snapshot: Result<NotesSnapshot, NoteError>?

    init(_ answers: PreviewAnswers) {
        switch answers {
        case .loaded: self.init(.success(NotesSnapshot(notes: Self.notes)))
        case .empty: self.init(.success(NotesSnapshot()))
        case .loading: self.init(nil)
        case .failed: self.init(.failure(.unavailable("The notes can't be read.")))
        }
    }

    init(_ sync: SyncStatus) {
        self.init(.success(NotesSnapshot(notes: Self.notes, sync: sync)))
    }

    private init(_ snapshot: Result<NotesSnapshot, NoteError>?) {
        self.snapshot = snapshot
    }

    private static let notes =
        Note.samples + [
            Note(id: "n3", content: "Water the plants", status: .waiting),
            Note(id: "n4", content: "Rent", status: .rejected(reason: "The text is too long.")),
            Note(
                id: "n5", content: "Meet at six",
                status: .conflict(mine: "Meet at six", theirs: "Meet at seven")),
        ]

    func snapshots(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        AsyncStream { continuation in
            if let snapshot { continuation.yield(snapshot) }
        }
    }

    func write(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int? { 0 }

    func sync(for session: Session) async throws(NoteError) {}
}

extension Container {
    /// Notes whose server answers like this.
    static func preview(_ sync: SyncStatus) -> Container {
        var container = preview(.loaded)
        container.notes = NotesUseCases(repository: PreviewNoteRepository(sync))
        return container
    }
}

extension Session {
    static let preview = Session(email: Credentials.samples[0].email)
}
#endif
