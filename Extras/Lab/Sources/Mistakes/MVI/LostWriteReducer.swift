import Domain
import FaultyScreens
import Presentation

/// Changes the count. The release of the screen cancels the change in flight.
struct LostWriteReducer: @MainActor FaultyCounterReducer {
    let useCases: CounterUseCases

    func change(_ change: CounterChange, _ state: inout State) -> Effect<Self> {
        state.shown.startChange()
        #if MEND_1
        state.unsent.append(change)
        return .none
        #else
        return send(change)
        #endif
    }

    #if MEND_1
    func load(_ state: inout State) -> Effect<Self> {
        let changes = state.unsent
        state.unsent = []
        return .merge(
            [others.reduce(&state, intent: .loadRequested, onEvent: never)] + changes.map(send))
    }
    #endif

    private func send(_ change: CounterChange) -> Effect<Self> {
        let send = useCases.sending(change)
        #if MISTAKE
        return .read(.change, send, as: CounterAction.changeResponse)
        #elseif MEND_2
        return .write(.each(change), send, as: CounterAction.changeResponse)
        #else
        return .write(.change, send, as: CounterAction.changeResponse)
        #endif
    }
}
