/// Forgets a rejected change, or the user's side of a conflict.
public protocol DiscardNoteUseCase: Sendable {
    /// Returns once this device has forgotten the change. An unknown id throws `NoteError.notFound`.
    ///
    /// Snapshots hold the discard from the returned revision on.
    @discardableResult
    func execute(id: Note.ID, for session: Session) async throws(NoteError) -> Int
}

/// Throws `NoteError.notFound` where the repository returns nil.
public struct DefaultDiscardNoteUseCase: DiscardNoteUseCase {
    private let repository: any NoteRepository

    package init(repository: any NoteRepository) {
        self.repository = repository
    }

    public func execute(id: Note.ID, for session: Session) async throws(NoteError) -> Int {
        guard let revision = try await repository.discard(id: id, for: session) else {
            throw .notFound(id)
        }
        return revision
    }
}
