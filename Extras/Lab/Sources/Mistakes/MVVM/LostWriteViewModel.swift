import Domain
import FaultyScreens
import Presentation

/// Saves a note at each key, one save after the other. The end of the screen cancels the last save.
@MainActor
final class LostWriteViewModel: FaultyNotesViewModel {
    private var saving: Task<Void, Never>?
    private var unsent: (@MainActor () async throws(NoteError) -> Int)?

    override func type(_ text: String, into id: Note.ID) {
        #if MEND_1
        let save = state.keep(text, of: id)
        unsent = useCases.sending(save, for: state.session)
        #elseif MEND_2
        let save = state.startSaving(text, of: id)
        let send = useCases.sending(save, for: state.session)
        Task { [weak self] in
            let answer = await Result(catching: send)
            self?.state.endSaving(save, answer)
        }
        #else
        let save = state.startSaving(text, of: id)
        let send = useCases.sending(save, for: state.session)
        saving = Task { [weak self, before = saving] in
            await before?.value
            let answer = await Result(catching: send)
            self?.state.endSaving(save, answer)
        }
        #endif
    }

    deinit {
        #if MISTAKE
        saving?.cancel()
        #elseif MEND_1
        if let unsent { Task { @MainActor in try await unsent() } }
        #else
        // What is being saved goes on.
        #endif
    }
}
