/// Deletes one note, here and then at the server.
public protocol DeleteNoteUseCase: Sendable {
    /// Returns once that is kept on this device. An id that is unknown is `NoteError.notFound`.
    ///
    /// `original` is the text that the user saw. If somebody else has changed the note since, it gets into
    /// conflict: nobody's text is deleted unseen. Snapshots of the revision that is returned, and later
    /// ones, lack the note.
    @discardableResult
    func execute(
        id: Note.ID, original: String?, for session: Session
    ) async throws(NoteError) -> Int
}

/// Throws `NoteError.notFound` for an id that the repository does not know.
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
