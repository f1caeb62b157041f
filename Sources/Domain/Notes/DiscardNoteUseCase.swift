/// Forgets a rejected change, or the user's side of a conflict.
public protocol DiscardNoteUseCase: Sendable {
    /// Returns once this device has forgotten it. An unknown id is `NoteError.notFound`.
    ///
    /// Snapshots of the revision that is returned, and later ones, show it.
    @discardableResult
    func execute(id: Note.ID, for session: Session) async throws(NoteError) -> Int
}

/// Throws `NoteError.notFound` for an id that the repository does not know.
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
