/// Sends a rejected change again, or the user's side of a conflict.
public protocol RetryNoteUseCase: Sendable {
    /// Returns once the retry is kept on this device. An unknown id throws `NoteError.notFound`.
    ///
    /// Snapshots hold the retry from the returned revision on.
    @discardableResult
    func execute(id: Note.ID, for session: Session) async throws(NoteError) -> Int
}

/// Throws `NoteError.notFound` where the repository returns nil.
public struct DefaultRetryNoteUseCase: RetryNoteUseCase {
    private let repository: any NoteRepository

    package init(repository: any NoteRepository) {
        self.repository = repository
    }

    public func execute(id: Note.ID, for session: Session) async throws(NoteError) -> Int {
        guard let revision = try await repository.retry(id: id, for: session) else {
            throw .notFound(id)
        }
        return revision
    }
}
