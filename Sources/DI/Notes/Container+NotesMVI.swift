public import Domain
public import Presentation

@MainActor
extension Container {
    /// The notes of this session's account.
    public func makeNotesStore(
        session: Session, observer: NotesStore.Observer? = nil
    ) -> NotesStore {
        NotesStore(NotesState(session: session), reducer: notesReducer, observer: observer)
    }

    var notesReducer: NotesReducer { NotesReducer(useCases: notes, delay: delay) }
}
