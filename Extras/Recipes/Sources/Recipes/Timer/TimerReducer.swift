public import Domain
public import Presentation

public enum TimerIntent: Equatable, Sendable {
    case startTapped
    case pauseTapped
}

public enum TimerAction: Sendable {
    case ticked(ContinuousClock.Instant)
}

/// The stopwatch, as MVI: takes ``TimerIntent``, holds ``TimerState``, emits nothing.
public typealias TimerStore = Store<TimerReducer>

/// The rules of the stopwatch, as MVI.
public struct TimerReducer: @MainActor Reducer {
    private let delay: any Delay

    public enum EffectID: Hashable, Sendable { case ticks }

    public init(delay: any Delay) { self.delay = delay }

    public func reduce(_ state: inout TimerState, intent: TimerIntent) -> Effect<Self> {
        switch intent {
        case .startTapped:
            guard !state.isRunning else { return .none }
            state.countedUntil = delay.now
            return .stream(.ticks) { [delay] send in
                while (try? await delay.wait(for: TimerState.tick)) != nil {
                    send(.ticked(delay.now))
                }
            }

        case .pauseTapped:
            state.pause(at: delay.now)
            return .cancel(.ticks)
        }
    }

    public func reduce(_ state: inout TimerState, action: TimerAction) -> Effect<Self> {
        switch action {
        case .ticked(let now):
            state.count(until: now)
            return .none
        }
    }
}
