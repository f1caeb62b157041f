public import Domain
public import Observation
package import Presentation
package import Scenarios

@MainActor @Observable
open class FaultyNotesViewModel {
    package final var state = NotesState(session: Session(email: "al@x.test"))
    @ObservationIgnored private final var observing: Task<Void, Never>?
    package final let useCases: NotesUseCases

    public init(useCases: NotesUseCases) { self.useCases = useCases }

    open func type(_ text: String, into id: Note.ID) {}

    private func observe() {
        state.startObserving()
        observing?.cancel()
        observing = Task { [weak self, useCases, session = state.session] in
            for await result in useCases.observe.execute(for: session) where !Task.isCancelled {
                self?.state.show(result)
            }
        }
    }

    deinit { observing?.cancel() }

    package final var screen: Screen<NotesScenario> {
        Screen(model: self, state: { .init(screen: self.state) }) {
            switch $0 {
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
