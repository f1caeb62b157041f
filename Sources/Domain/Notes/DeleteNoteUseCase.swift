/// Deletes one note, here and then at the server.
public protocol DeleteNoteUseCase: Sendable {
    /// Returns once the delete is kept on this device. An unknown id throws `NoteError.notFound`.
    ///
    /// `original` is the text that the user saw. If somebody else has changed the note since, it gets into
    /// conflict: nobody's text is deleted unseen. Snapshots hold the delete from the returned revision on.
    @discardableResult
    func execute(
        id: Note.ID, original: String?, for session: Session
    ) async throws(NoteError) -> Int
}

/// Throws `NoteError.notFound` where the repository returns nil.
public struct DefaultDeleteNoteUseCase: DeleteNoteUseCase {
    private let repository: any NoteRepository

    package init(repository: any NoteRepository) {
        self.repository = repository
    }

    public func execute(
        id: Note.ID, original: String?, for session: Session
    ) async throws(NoteError) -> Int {
        guard let revision = try await repository.delete(id: id, original: original, for: session)
        else {
            throw .notFound(id)
        }
        return revision
    }
}
