import NotesDomain
import NotesPresentation
import Presentation
import Scenarios

extension NotesScenario: MVIFeature {
    static func makeStore(_ useCases: UseCases) -> Screen<NotesScenario> {
        let store = NotesStore(
            NotesState(session: session),
            reducer: NotesReducer(useCases: useCases.notes, delay: useCases.delay))
        return Screen(store) { $0.intent(in: store.state) }
    }
}

extension NotesScenario.Step {
    func intent(in state: NotesState) -> NotesIntent? {
        switch self {
        case .observe: .loadRequested
        case .add(let id): .addTapped(id)
        case .open(let id): .noteTapped(id)
        case .link(let id): .linkOpened(id)
        case .type(let text): state.selectedNoteID.map { .textChanged($0, text) }
        case .close: state.selectedNoteID.map(NotesIntent.editorClosed)
        case .leave: .left
        case .delete(let id): .deleteTapped(id)
        case .retry(let id): .retryTapped(id)
        case .discard(let id): .discardTapped(id)
        case .refresh: .refreshRequested
        case .logIn: .logInTapped
        case .clearError(let message):
            NoteError.named(message, or: state.error).map(NotesIntent.errorDismissed)
        }
    }
}
