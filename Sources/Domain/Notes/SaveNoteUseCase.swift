/// Creates a note or changes its text.
public protocol SaveNoteUseCase: Sendable {
    /// Returns once the text is kept on this device. White space alone throws `NoteError.empty`.
    ///
    /// `original` is the text that the user saw when the edit began; nil for a new note. If somebody else has
    /// changed the note since, it gets into conflict: nobody's text is overwritten unseen. Snapshots hold
    /// the text from the returned revision on.
    @discardableResult
    func execute(
        id: Note.ID, text: String, original: String?, for session: Session
    ) async throws(NoteError) -> Int
}

/// Refuses a text without content; the repository is not asked then.
public struct DefaultSaveNoteUseCase: SaveNoteUseCase {
    private let repository: any NoteRepository

    package init(repository: any NoteRepository) {
        self.repository = repository
    }

    public func execute(
        id: Note.ID, text: String, original: String?, for session: Session
    ) async throws(NoteError) -> Int {
        guard !text.allSatisfy(\.isWhitespace) else { throw .empty }
        return try await repository.save(id: id, text: text, original: original, for: session)
    }
}
