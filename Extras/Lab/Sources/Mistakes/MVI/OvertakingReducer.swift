import Domain
import FaultyScreens
import Presentation

/// Sends each change of the count at once, without waiting for the changes before it.
struct OvertakingReducer: @MainActor FaultyCounterReducer {
    let useCases: CounterUseCases

    func change(_ change: CounterChange, _ state: inout State) -> Effect<Self> {
        #if MEND_2
        guard !state.shown.isWriting else { return .none }
        #endif
        state.shown.startChange()
        let send = useCases.sending(change)
        #if MISTAKE
        return .write(.each(change), send, as: CounterAction.changeResponse)
        #elseif MEND_1
        return .read(.change, send, as: CounterAction.changeResponse)
        #else
        return .write(.change, send, as: CounterAction.changeResponse)
        #endif
    }
}
