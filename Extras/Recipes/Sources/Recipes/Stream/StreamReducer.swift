public import Presentation

public enum StreamIntent: Equatable, Sendable {
    /// The view appears. It must wait for the task that `send` returns, and cancels this task when it
    /// disappears.
    case appeared
}

public enum StreamAction: Sendable {
    case statusReceived(ConnectionStatus)
    case statusesEnded
}

/// The store of the screen that shows the connection status: takes ``StreamIntent``, holds
/// ``StreamState``, emits nothing.
public typealias StreamStore = Store<StreamReducer>

/// The reducer of the screen that shows the connection status.
public struct StreamReducer: @MainActor Reducer {
    private let useCases: StreamUseCases

    public enum EffectID: Hashable, Sendable { case statuses }

    public init(useCases: StreamUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout StreamState, intent: StreamIntent) -> Effect<Self> {
        switch intent {
        case .appeared:
            state.status = nil
            return .stream(.statuses) { [useCases] send in
                for await status in useCases.statuses() { send(.statusReceived(status)) }
                send(.statusesEnded)
            }
        }
    }

    public func reduce(_ state: inout StreamState, action: StreamAction) -> Effect<Self> {
        switch action {
        case .statusReceived(let status): state.status = status
        case .statusesEnded: state.status = nil
        }
        return .none
    }
}
