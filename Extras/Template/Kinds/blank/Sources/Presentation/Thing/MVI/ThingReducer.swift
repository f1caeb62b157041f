/// What the user, a view or the parent asks of the thing screen.
public enum ThingIntent: Codable, Equatable, Sendable {
    /// The screen opens. It has nothing to read yet.
    case loadRequested
    case tapped
}

/// Sent by effects only. There is none as long as the screen reads and writes nothing.
public typealias ThingAction = Never

/// The thing screen, as MVI: takes ``ThingIntent``, holds ``ThingState``, emits nothing.
public typealias ThingStore = Store<ThingReducer>

/// The rules of the thing screen, as MVI.
public struct ThingReducer: @MainActor Reducer {
    public init() {}

    public func reduce(_ state: inout ThingState, intent: ThingIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested: break
        case .tapped: state.tapCount += 1
        }
        return .none
    }

    // There is no action, so this is never called.
    public func reduce(_ state: inout ThingState, action: ThingAction) -> Effect<Self> {}
}
