public import Presentation

public enum PagingIntent: Equatable, Sendable {
    case refreshRequested
    /// The user sees the end of the list, or tries again.
    case nextPageRequested
    case left
}

public enum PagingAction: Sendable {
    case pageResponse(Result<PagingPage, Problem>)
}

/// A list that loads page by page, as MVI.
public typealias PagingStore = Store<PagingReducer>

/// The rules of a list that loads page by page, as MVI.
public struct PagingReducer: @MainActor Reducer {
    private let useCases: PagingUseCases

    /// One id for every page: a refresh replaces the load of the next page.
    public enum EffectID: Hashable, Sendable { case page }

    public init(useCases: PagingUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout PagingState, intent: PagingIntent) -> Effect<Self> {
        switch intent {
        case .refreshRequested: return load(nil, &state)
        case .nextPageRequested: return state.canLoadNextPage ? load(state.next, &state) : .none
        case .left:
            state.loading.endSpinner()
            return .cancel(.page)
        }
    }

    public func reduce(_ state: inout PagingState, action: PagingAction) -> Effect<Self> {
        switch action {
        case .pageResponse(let answer):
            state.receive(answer)
            return .none
        }
    }

    private func load(_ start: String?, _ state: inout PagingState) -> Effect<Self> {
        state.beginLoad(ofNextPage: start != nil)
        return .read(.page) { [useCases] () throws(Problem) in
            try await useCases.getPage(start)
        } as: {
            .pageResponse($0)
        }
    }
}
