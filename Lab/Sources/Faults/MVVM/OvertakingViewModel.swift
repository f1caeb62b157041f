import Domain
import Observation
import Presentation

/// Saves a note at each key.
@MainActor @Observable
final class OvertakingViewModel: FaultyNotesViewModel {
    private(set) var state: NotesState
    private let useCases: NotesUseCases
    @ObservationIgnored private var observing: Task<Void, Never>?

    init(session: Session, useCases: NotesUseCases) {
        state = NotesState(session: session)
        self.useCases = useCases
    }

    func observe() {
        state.isLoading = state.snapshot == nil
        observing?.cancel()
        observing = Task { [weak self, useCases, session = state.session] in
            for await result in useCases.observe.execute(for: session) where !Task.isCancelled {
                self?.state.show(result)
            }
        }
    }

    func open(_ id: Note.ID) {
        if state.note(id) != nil { state.openNoteID = id }
    }

    func type(_ text: String) {
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

    func closeEditor() { state.openNoteID = nil }

    deinit { observing?.cancel() }
}
