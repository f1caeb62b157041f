import Domain
import Presentation

/// Saves a note at each key.
@MainActor
final class OvertakingViewModel: FaultyNotesViewModel {
    override func type(_ text: String) {
        guard let id = state.selectedNoteID, text != state.text(of: id) else { return }
        let save = state.startSaving(text, of: id)
        Task { [weak self, useCases, session = state.session] in
            do throws(NoteError) {
                try await useCases.write.execute(save, for: session)
                self?.state.endSaving(save)
            } catch {
                self?.state.endSaving(save, error)
            }
        }
    }
}
