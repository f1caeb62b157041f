public import Domain
public import Presentation

@MainActor
extension Container {
    /// The notes of this session's account.
    public func makeNotesViewModel(session: Session) -> NotesViewModel {
        NotesViewModel(session: session, useCases: notes, delay: delay)
    }
}
