public import Domain
public import Presentation
package import Scenarios

@MainActor
open class FaultyNotesViewModel: FaultyViewModel<NotesState, NotesUseCases> {
    open func type(_ text: String, into id: Note.ID) {}

    private func observe() {
        state.startObserving()
        loading?.cancel()
        loading = Task { [weak self, useCases, session = state.session] in
            for await result in useCases.observe.execute(for: session) where !Task.isCancelled {
                self?.state.receive(.snapshotReceived(result))
            }
        }
    }

    package final var screen: Screen<NotesScenario> {
        Screen(model: self, state: { .init(screen: self.state) }) { step in
            switch step {
            case .observe: self.observe()
            case .open(let id): if self.state.note(id) != nil { self.state.selectedNoteID = id }
            case .type(let text):
                guard let id = self.state.selectedNoteID, text != self.state.text(of: id) else {
                    break
                }
                self.type(text, into: id)
            case .close: self.state.selectedNoteID = nil
            default: break
            }
            return nil
        }
    }
}
