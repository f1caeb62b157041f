public import Domain

/// What the user, a view or the parent asks of the counter screen.
public enum CounterIntent: Codable, Equatable, Sendable {
    case loadRequested
    case changeTapped(CounterChange)
    /// Carries the error that the user has read, so that a newer error stays.
    case errorDismissed(CounterError)
}

/// Sent by effects only: the answers to the reads and writes of the counter screen.
public enum CounterAction: Codable, Sendable {
    case loadResponse(Result<Counter, CounterError>)
    case changeResponse(Result<Counter, CounterError>)
}

/// The counter screen, as MVI: takes ``CounterIntent``, holds ``CounterState``, emits nothing.
public typealias CounterStore = Store<CounterReducer>

/// The rules of the counter screen, as MVI.
public struct CounterReducer: @MainActor Reducer {
    private let useCases: CounterUseCases

    public enum EffectID: Hashable, Sendable {
        case load
        case change
    }

    public init(useCases: CounterUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout CounterState, intent: CounterIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.beginLoad()
            return .read(.load, useCases.get.execute, as: CounterAction.loadResponse)

        // No tap is lost: a request to change the count does not cancel an earlier request. It waits for
        // the answer to the earlier request.
        case .changeTapped(let change):
            state.beginChange()
            return .write(.change) { [useCases] () throws(CounterError) in
                try await useCases.change.execute(change)
            } as: {
                .changeResponse($0)
            }

        case .errorDismissed(let error):
            state.errors.dismiss(error)
            return .none
        }
    }

    public func reduce(_ state: inout CounterState, action: CounterAction) -> Effect<Self> {
        switch action {
        case .loadResponse(let result): state.endLoad(result)
        case .changeResponse(let result): state.endChange(result)
        }
        return .none
    }
}

extension Store: CounterScreen where R == CounterReducer {
    public func load() -> ScreenTask { send(.loadRequested) ?? .ended }

    public func change(_ change: CounterChange) -> ScreenTask {
        send(.changeTapped(change)) ?? .ended
    }

    public func dismiss(_ error: CounterError) { send(.errorDismissed(error)) }
}
