import Domain
import Presentation

public enum TeaTimerIntent: Equatable, Sendable {
    case startTapped
}

public enum TeaTimerAction: Sendable {
    case ticked
}

/// The rules of a tea's timer, as MVI. When the state of the timer is gone, the store ends the ticks.
struct TeaTimerReducer: @MainActor Reducer {
    enum EffectID { case ticks }
    let delay: any Delay

    func reduce(_ state: inout TeaTimerState, intent: TeaTimerIntent) -> Effect<Self> {
        guard !state.isRunning else { return .none }
        state.isRunning = true
        return .stream(.ticks) { [delay] send in
            while (try? await delay.wait(for: .seconds(1))) != nil { send(.ticked) }
        }
    }

    func reduce(_ state: inout TeaTimerState, action: TeaTimerAction) -> Effect<Self> {
        state.seconds += 1
        return .none
    }
}
