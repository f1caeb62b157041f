import Domain
import FaultyScreens
import Presentation

/// Saves a note at each key.
struct OvertakingReducer: @MainActor FaultyNotesReducer {
    let useCases: NotesUseCases

    func reduce(_ state: inout NotesState, intent: NotesIntent) -> Effect<Self> {
        guard case .textChanged(let id, let text) = intent else {
            return reduceOthers(&state, intent: intent)
        }
        #if MEND_2
        guard !state.isWriting else {
            state.keep(text, of: id)
            return .none
        }
        #endif
        let save = state.startSaving(text, of: id)
        let send = useCases.sending(save, for: state.session)
        #if MISTAKE
        return .write(.text(text), send) { .writeResponse(save, $0) }
        #elseif MEND_1
        return .read(.note(id), send) { .writeResponse(save, $0) }
        #else
        return .write(.note(id), send) { .writeResponse(save, $0) }
        #endif
    }
}
