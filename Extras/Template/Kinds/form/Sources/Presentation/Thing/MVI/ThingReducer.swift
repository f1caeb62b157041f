public import Domain

/// What the user, a view or the parent asks of the thing screen.
public enum ThingIntent: Codable, Equatable, Sendable {
    case loadRequested
    /// Carries the whole thing after a change by the user.
    case edited(Thing)
    /// Carries the error that the user has read, so that a newer error stays.
    case errorDismissed(ThingError)
}

/// Sent by effects only: the answers to the reads and writes of the thing screen.
public enum ThingAction: Codable, Sendable {
    case loadResponse(Result<Thing, ThingError>)
    case saveResponse(Result<Void, ThingError>)
}

/// The thing screen, as MVI: takes ``ThingIntent``, holds ``ThingState``.
public typealias ThingStore = Store<ThingReducer>

/// The rules of the thing screen, as MVI.
public struct ThingReducer: @MainActor Reducer {
    public typealias Event = ThingEvent

    private let useCases: ThingUseCases

    public enum EffectID: Hashable, Sendable {
        case load
        case save
    }

    public init(useCases: ThingUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout ThingState, intent: ThingIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            guard state.beginLoad() else { return .none }
            return .read(.load, useCases.getThing.execute, as: ThingAction.loadResponse)

        case .edited(let thing):
            guard state.isChanged(by: thing) else { return .none }
            return .merge(
                .cancel(.load),
                .emit(.changed(thing)),
                save(state.edit(thing)),
            )

        case .errorDismissed(let error):
            state.errors.dismiss(error)
            return .none
        }
    }

    public func reduce(_ state: inout ThingState, action: ThingAction) -> Effect<Self> {
        switch action {
        case .loadResponse(let result):
            state.endLoad(result)
            if case .success(let thing) = result { return .emit(.changed(thing)) }

        case .saveResponse(let result):
            return save(state.endSave(result))
        }
        return .none
    }

    private func save(_ thing: Thing?) -> Effect<Self> {
        guard let thing else { return .none }
        return .write(.save) { [useCases] () throws(ThingError) in
            try await useCases.saveThing.execute(thing)
        } as: {
            .saveResponse($0)
        }
    }
}
