import Domain
import NotesDomain
import Observation
import Presentation
import Scenarios

@testable import NotesPresentation

/// A notes screen with planted mistakes, which saves after each typed character.
@MainActor
@Observable
final class FaultyNotesViewModel {
    private var state = NotesState(session: NotesScenario.session)
    @ObservationIgnored private let useCases: NotesUseCases
    @ObservationIgnored private let fault: NotesFault?
    @ObservationIgnored private var observing: Task<Void, Never>?
    @ObservationIgnored private var saving: Task<Void, Never>?

    init(_ useCases: NotesUseCases, _ fault: NotesFault?) {
        (self.useCases, self.fault) = (useCases, fault)
    }

    var screen: Screen<NotesScenario> {
        Screen(model: self, state: { .init(screen: self.state) }) { step in
            switch step {
            case .observe: self.observe()
            case .open(let id): if self.state.note(id) != nil { self.state.selectedNoteID = id }
            case .type(let text):
                self.save { state in
                    let isWriting = state.isWriting
                    guard let id = state.selectedNoteID, state.edit(id, text),
                        !(self.fault == .dropsMeanwhile && isWriting),
                        self.fault != .savesWhenClosed
                    else { return [] }
                    return state.saveDrafts()
                }
            case .close:
                self.save { state in
                    state.selectedNoteID = nil
                    return self.fault == .savesWhenClosed ? state.saveDrafts() : []
                }
            default: break
            }
            return nil
        }
    }

    private func observe() {
        state.beginLoad()
        observing?.cancel()
        observing = Task { [weak self, useCases, session = state.session] in
            for await result in useCases.observe.execute(for: session) where !Task.isCancelled {
                self?.state.receive(result)
            }
        }
    }

    /// Performs the writes that `update` returns.
    private func save(_ update: (inout NotesState) -> [NoteWrite]) {
        for write in update(&state) {
            if fault == .cancelsTheOlder { saving?.cancel() }
            let before = fault == .overtaking || fault == .cancelsTheOlder ? nil : saving
            saving = Task { [weak self, send = useCases.sending(write, for: state.session)] in
                await before?.value
                let answer = await Result(catching: send)
                _ = self?.state.finish(write, answer)
            }
        }
    }

    deinit {
        observing?.cancel()
        if fault == .endsWithTheScreen { saving?.cancel() }
    }
}
