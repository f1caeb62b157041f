import Domain
import Presentation

/// Saves a note at each key, one save after the other, and leaves nothing running.
@MainActor
final class LostWriteViewModel: FaultyNotesViewModel {
    private var saving: Task<Void, Never>?

    override func type(_ text: String) {
        guard let id = state.selectedNoteID, text != state.text(of: id) else { return }
        let save = state.startSaving(text, of: id)
        saving = Task { [weak self, useCases, session = state.session, before = saving] in
            await before?.value
            do throws(NoteError) {
                try await useCases.write.execute(save, for: session)
                self?.state.endSaving(save)
            } catch {
                self?.state.endSaving(save, error)
            }
        }
    }

    deinit {
        saving?.cancel()
    }
}
