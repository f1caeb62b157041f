import Domain
import FaultyScreens
import Presentation

/// Saves a note at each key.
@MainActor
final class OvertakingViewModel: FaultyNotesViewModel {
    private var saving: Task<Void, Never>?

    override func type(_ text: String, into id: Note.ID) {
        #if MEND_1
        saving?.cancel()
        #elseif MEND_2
        guard !state.isWriting else { return _ = state.keep(text, of: id) }
        #elseif MENDED
        let before = saving
        #endif
        let save = state.startSaving(text, of: id)
        let send = useCases.sending(save, for: state.session)
        saving = Task { [weak self] in
            #if MENDED
            await before?.value
            #endif
            let answer = await Result(catching: send)
            self?.state.endSaving(save, answer)
        }
    }
}
