/// Follows the notes as they change, here or at the server.
public protocol ObserveNotesUseCase: Sendable {
    /// The notes now and after each change, until the caller stops listening.
    ///
    /// A failure ends nothing: the next change is another try. A slow listener misses states in between,
    /// never the newest.
    func execute(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>>
}

/// Hands on what the repository has. A rule can be added here, and no screen changes.
public struct DefaultObserveNotesUseCase: ObserveNotesUseCase {
    private let repository: any NoteRepository

    package init(repository: any NoteRepository) {
        self.repository = repository
    }

    public func execute(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        repository.snapshots(for: session)
    }
}
