package import Domain
package import Presentation
package import Scenarios

/// A reducer with a mistake. It handles some intents or actions itself, and passes the rest to the app's
/// own reducer.
@MainActor
package protocol FaultyItemsReducer: Reducer where State == ItemsState, Intent == ItemsIntent {}

extension FaultyItemsReducer {
    package var screen: Screen<ItemsScenario> {
        let store = Store(ItemsState(), reducer: self)
        return Screen(store) { $0.intent(in: store.state) }
    }
}

/// A reducer that sends the changes of a count in a wrong way.
@MainActor
package protocol FaultyCounterReducer: Reducer
where
    State == FaultyCounterState, Intent == CounterIntent, Action == CounterAction,
    EffectID == CounterEffectID
{
    var useCases: CounterUseCases { get }
    func change(_ change: CounterChange, _ state: inout State) -> Effect<Self>
    func load(_ state: inout State) -> Effect<Self>
}

package struct FaultyCounterState: Equatable {
    package var shown = CounterState()
    /// The changes that have not been sent yet.
    package var unsent: [CounterChange] = []
}

package enum CounterEffectID: Hashable {
    case change
    case each(CounterChange)
}

extension FaultyCounterReducer {
    /// The app's own reducer, which handles everything but the changes.
    package var others: Child<Self, CounterReducer> {
        Child(CounterReducer(useCases: useCases), at: \.shown) { $0 }
    }

    package func load(_ state: inout State) -> Effect<Self> {
        others.reduce(&state, intent: .loadRequested, onEvent: never)
    }

    package func reduce(_ state: inout State, intent: CounterIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested: load(&state)
        case .changeTapped(let change): self.change(change, &state)
        case .errorDismissed: others.reduce(&state, intent: intent, onEvent: never)
        }
    }

    package func reduce(_ state: inout State, action: CounterAction) -> Effect<Self> {
        others.reduce(&state, action: action, onEvent: never)
    }

    package var screen: Screen<CounterScenario> {
        let store = Store(FaultyCounterState(), reducer: self)
        return Screen(model: store, state: { store.state.shown }) {
            $0.intent(in: store.state.shown).flatMap(store.send)?.finish
        }
    }
}
