import Domain
import FaultyScreens
import Presentation

/// Saves a note at each key. The end of the screen cancels the save.
struct LostWriteReducer: @MainActor FaultyNotesReducer {
    let useCases: NotesUseCases

    func reduce(_ state: inout NotesState, intent: NotesIntent) -> Effect<Self> {
        switch intent {
        case .textChanged(let id, let text):
            #if MEND_1
            state.keep(text, of: id)
            return .none
            #else
            return save(text, of: id, &state)
            #endif
        #if MEND_1
        case .editorClosed(let id):
            let text = state.text(of: id)
            state.selectedNoteID = nil
            return state.isUnsaved(id) ? save(text, of: id, &state) : .none
        #endif
        default:
            return reduceOthers(&state, intent: intent)
        }
    }

    private func save(_ text: String, of id: Note.ID, _ state: inout NotesState) -> Effect<Self> {
        let save = state.startSaving(text, of: id)
        let send = useCases.sending(save, for: state.session)
        #if MISTAKE
        return .read(.note(id), send) { .writeResponse(save, $0) }
        #elseif MEND_2
        return .write(.text(text), send) { .writeResponse(save, $0) }
        #else
        return .write(.note(id), send) { .writeResponse(save, $0) }
        #endif
    }
}
