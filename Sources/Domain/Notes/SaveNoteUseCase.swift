/// Creates a note or changes its text.
public protocol SaveNoteUseCase: Sendable {
    /// Returns once the text is kept on this device. White space alone is `NoteError.empty`.
    func execute(id: Note.ID, text: String, for session: Session) async throws(NoteError)
}

/// Refuses a text without content; the repository is not asked then.
public struct DefaultSaveNoteUseCase: SaveNoteUseCase {
    private let repository: any NoteRepository

    package init(repository: any NoteRepository) {
        self.repository = repository
    }

    public func execute(
        id: Note.ID, text: String, for session: Session
    ) async throws(NoteError) {
        guard !text.allSatisfy(\.isWhitespace) else { throw .empty }
        try await repository.save(id: id, text: text, for: session)
    }
}
