public import Presentation

public enum RefreshIntent: Equatable, Sendable {
    case refreshRequested
    case cancelTapped
    /// The view has stopped waiting for the refresh with this number.
    case refreshLeft(Int?)
}

public enum RefreshAction: Sendable {
    case refreshResponse(Result<[String], Problem>)
}

/// Pull to refresh, as MVI.
public typealias RefreshStore = Store<RefreshReducer>

/// The rules of pull to refresh, as MVI.
public struct RefreshReducer: @MainActor Reducer {
    private let useCases: RefreshUseCases

    public enum EffectID: Hashable, Sendable { case refresh }

    public init(useCases: RefreshUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout RefreshState, intent: RefreshIntent) -> Effect<Self> {
        switch intent {
        case .refreshRequested:
            state.begin()
            return .read(.refresh, useCases.getHeadlines, as: RefreshAction.refreshResponse)

        case .cancelTapped:
            state.refreshing = nil
            return .cancel(.refresh)

        case .refreshLeft(let number):
            guard state.refreshing == number else { return .none }
            return reduce(&state, intent: .cancelTapped)
        }
    }

    public func reduce(_ state: inout RefreshState, action: RefreshAction) -> Effect<Self> {
        switch action {
        case .refreshResponse(let answer):
            state.receive(answer)
            return .none
        }
    }
}

extension ScopedStore where State == RefreshState, Intent == RefreshIntent {
    /// For `refreshable`: returns when the refresh has ended, and cancels it if the user leaves the view.
    public func refreshWhileShown() async {
        let refreshing = send(.refreshRequested)
        let number = state.refreshing
        await refreshing?.finish()
        // A cancelled read gets no answer. So this line ends the spinner.
        send(.refreshLeft(number))
    }
}
