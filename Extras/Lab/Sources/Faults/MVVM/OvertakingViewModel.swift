import Domain
import Presentation

/// Saves a note at each key.
@MainActor
final class OvertakingViewModel: FaultyNotesViewModel {
    override func type(_ text: String) {
        guard let id = state.openNoteID, text != state.text else { return }
        let original = state.text
        state.startSaving(text, of: id, original: original)
        Task { [weak self, useCases, session = state.session] in
            do throws(NoteError) {
                try await useCases.save.execute(
                    id: id, text: text, original: original, for: session)
                self?.state.endSaving(id)
            } catch {
                self?.state.endSaving(id, error)
            }
        }
    }
}
