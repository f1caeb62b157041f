public import Domain

/// What the user, a view or the parent asks of the thing screen.
public enum ThingIntent: Equatable, Sendable {
    case loadRequested
    /// Has all parts of the thing, one of which has changed.
    case edited(Thing)
    /// The user leaves the screen or the app: what was changed is saved now.
    case left
    /// Names the error that the user has read.
    case errorDismissed(ThingError)
}

/// Sent by effects only: the answers that come back to the thing screen.
public enum ThingAction: Sendable {
    case loadResponse(Result<Thing, ThingError>)
    case pauseEnded
    case saveResponse(Result<Void, ThingError>)
}

/// The thing screen, as MVI: takes ``ThingIntent``, holds ``ThingState``.
public typealias ThingStore = Store<ThingReducer>

/// The rules of the thing screen, as MVI.
public struct ThingReducer: @MainActor Reducer {
    public typealias Event = ThingEvent

    private let useCases: ThingUseCases
    private let delay: any Delay

    public enum EffectID: Hashable, Sendable {
        case load
        case pause
        case save
    }

    public init(useCases: ThingUseCases, delay: any Delay) {
        self.useCases = useCases
        self.delay = delay
    }

    public func reduce(_ state: inout ThingState, intent: ThingIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            guard state.beginLoad() else { return .none }
            return .read(.load, useCases.getThing.execute, as: ThingAction.loadResponse)

        case .edited(let thing):
            guard state.edit(thing) else { return .none }
            return .merge(
                .emit(.changed(thing)),
                pause,
                .cancel(.load),
            )

        case .left:
            return save(&state)

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

        case .pauseEnded:
            return save(&state)

        case .saveResponse(let result):
            state.endSave(result)
        }
        return .none
    }

    /// All is saved half a second after the last change: a newer pause replaces this one.
    private var pause: Effect<Self> {
        .read(.pause) { [delay] () throws(CancellationError) in
            try await delay.wait(for: .milliseconds(500))
        } as: { _ in
            .pauseEnded
        }
    }

    private func save(_ state: inout ThingState) -> Effect<Self> {
        guard let thing = state.beginSave() else { return .none }
        let save = Effect<Self>.write(.save) { [useCases] () throws(ThingError) in
            try await useCases.saveThing.execute(thing)
        } as: {
            .saveResponse($0)
        }
        return .merge(.cancel(.pause), save)
    }
}
