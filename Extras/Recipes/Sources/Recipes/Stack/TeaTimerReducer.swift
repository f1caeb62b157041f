import Domain
public import Presentation

public enum TeaTimerIntent: Equatable, Sendable {
    case startTapped
}

public enum TeaTimerAction: Sendable {
    case ticked
}

/// The rules of a tea's timer, as MVI. Nothing in it ends the ticks of a timer that is left.
public struct TeaTimerReducer: @MainActor Reducer {
    public enum EffectID { case ticks }
    let useCases: StackUseCases

    public func reduce(_ state: inout TeaTimerState, intent: TeaTimerIntent) -> Effect<Self> {
        switch intent {
        case .startTapped:
            guard state.canStart else { return .none }
            state.isRunning = true
            return .stream(.ticks) { [delay = useCases.delay] send in
                while (try? await delay.wait(for: .seconds(1))) != nil { send(.ticked) }
            }
        }
    }

    public func reduce(_ state: inout TeaTimerState, action: TeaTimerAction) -> Effect<Self> {
        switch action {
        case .ticked:
            state.tick()
            return state.isRunning ? .none : .cancel(.ticks)
        }
    }
}
