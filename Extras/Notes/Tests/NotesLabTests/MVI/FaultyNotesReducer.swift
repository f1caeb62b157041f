import Domain
import NotesDomain
import Presentation
import Scenarios

@testable import NotesPresentation

/// A notes screen with planted mistakes, which saves after each typed character.
struct FaultyNotesReducer: @MainActor Reducer {
    enum EffectID: Hashable {
        case observe
        case note(Note.ID)
        case text(String)
    }

    let useCases: NotesUseCases
    let fault: NotesFault?

    func reduce(_ state: inout NotesState, intent: NotesIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.beginLoad()
            return .stream(.observe) { [useCases, session = state.session] send in
                for await result in useCases.observe.execute(for: session) {
                    send(.snapshotReceived(result))
                }
            }
        case .noteTapped(let id): if state.note(id) != nil { state.selectedNoteID = id }
        case .textChanged(let id, let text):
            let isWriting = state.isWriting
            guard state.edit(id, text), !(fault == .dropsMeanwhile && isWriting),
                fault != .savesWhenClosed
            else { return .none }
            return save(&state)
        case .editorClosed:
            state.selectedNoteID = nil
            return fault == .savesWhenClosed ? save(&state) : .none
        default: break
        }
        return .none
    }

    func reduce(_ state: inout NotesState, action: NotesAction) -> Effect<Self> {
        switch action {
        case .snapshotReceived(let result): state.receive(result)
        case .writeResponse(let write, let result): _ = state.finish(write, result)
        case .pauseEnded, .syncResponse: break
        }
        return .none
    }

    private func save(_ state: inout NotesState) -> Effect<Self> {
        let session = state.session
        return .merge(
            state.saveDrafts().map { write in
                let send = useCases.sending(write, for: session)
                return switch fault {
                case .overtaking:
                    .write(.text(state.text(of: write.id)), send) { .writeResponse(write, $0) }
                case .cancelsTheOlder, .endsWithTheScreen:
                    .read(.note(write.id), send) { .writeResponse(write, $0) }
                case .dropsMeanwhile, .savesWhenClosed, nil:
                    .write(.note(write.id), send) { .writeResponse(write, $0) }
                }
            })
    }

    @MainActor var screen: Screen<NotesScenario> {
        let store = Store(NotesState(session: NotesScenario.session), reducer: self)
        return Screen(model: store, state: { .init(screen: store.state) }) { step in
            _ = step.intent(in: store.state).flatMap(store.send)
            return nil
        }
    }
}
