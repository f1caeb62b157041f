import Domain
import Presentation

/// Saves a note at each key, one save after the other, and leaves nothing running.
@MainActor
final class LostWriteViewModel: FaultyNotesViewModel {
    private var saving: Task<Void, Never>?

    override func type(_ text: String) {
        guard let id = state.openNoteID, text != state.text else { return }
        let original = state.text
        state.startSaving(text, of: id, original: original)
        saving = Task { [weak self, useCases, session = state.session, before = saving] in
            await before?.value
            do throws(NoteError) {
                try await useCases.save.execute(
                    id: id, text: text, original: original, for: session)
                self?.state.endSaving(id)
            } catch {
                self?.state.endSaving(id, error)
            }
        }
    }

    deinit {
        saving?.cancel()
    }
}
