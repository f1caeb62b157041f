package import Domain
package import Presentation
package import Scenarios

/// A reducer with a mistake. It reduces some intents or actions itself, and leaves the others to the app's
/// own reducer.
@MainActor
package protocol FaultyItemsReducer: Reducer where State == ItemsState, Intent == ItemsIntent {}

extension FaultyItemsReducer {
    package var screen: Screen<ItemsScenario> {
        let store = Store(ItemsState(), reducer: self)
        return Screen(store) { $0.intent(in: store.state) }
    }
}

/// A reducer that saves a note at each key, without a pause.
@MainActor
package protocol FaultyNotesReducer: Reducer
where
    State == NotesState, Intent == NotesIntent, Action == NotesAction, EffectID == NotesEffectID
{
    var useCases: NotesUseCases { get }
}

package enum NotesEffectID: Hashable {
    case observe
    case note(Note.ID)
    case text(String)
}

extension FaultyNotesReducer {
    package func reduceOthers(_ state: inout NotesState, intent: NotesIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.startObserving()
            return .stream(.observe) { [useCases, session = state.session] send in
                for await result in useCases.observe.execute(for: session) {
                    send(.snapshotReceived(result))
                }
            }
        case .noteTapped(let id): if state.note(id) != nil { state.selectedNoteID = id }
        case .editorClosed: state.selectedNoteID = nil
        default: break
        }
        return .none
    }

    package func reduce(_ state: inout NotesState, action: NotesAction) -> Effect<Self> {
        state.receive(action)
        return .none
    }

    package var screen: Screen<NotesScenario> {
        let store = Store(.ofSample, reducer: self)
        return Screen(model: store, state: { .init(screen: store.state) }) { step in
            if case .type(let text) = step,
                store.state.selectedNoteID.map(store.state.text) == text
            {
                return nil
            }
            _ = step.intent(in: store.state).flatMap(store.send)
            return nil
        }
    }
}
