public import Presentation

public enum PagingIntent: Equatable, Sendable {
    case refreshRequested
    /// The user sees the end of the list, or tries again.
    case nextPageRequested
    case left
}

public enum PagingAction: Sendable {
    case refreshResponse(Result<PagingPage, Problem>)
    case nextPageResponse(Result<PagingPage, Problem>)
}

/// A list that loads page by page, as MVI.
public typealias PagingStore = Store<PagingReducer>

/// The rules of a list that loads page by page, as MVI.
public struct PagingReducer: @MainActor Reducer {
    private let useCases: PagingUseCases

    /// One id for every page: a refresh replaces the load of the next page.
    public enum EffectID: Hashable, Sendable {
        case page
    }

    public init(useCases: PagingUseCases) {
        self.useCases = useCases
    }

    public func reduce(_ state: inout PagingState, intent: PagingIntent) -> Effect<Self> {
        switch intent {
        case .refreshRequested:
            state.loading = .loading
            state.isNextPage = false
            return load(nil, as: PagingAction.refreshResponse)

        case .nextPageRequested:
            guard let next = state.next, state.loading != .loading else { return .none }
            state.loading = .loading
            state.isNextPage = true
            return load(next, as: PagingAction.nextPageResponse)

        case .left:
            if state.loading == .loading { state.loading = .never }
            return .cancel(.page)
        }
    }

    public func reduce(_ state: inout PagingState, action: PagingAction) -> Effect<Self> {
        switch action {
        case .refreshResponse(.success(let page)):
            state.rows = Rows(page.rows)
            state.next = page.next
            state.loading = .loaded

        case .nextPageResponse(.success(let page)):
            state.rows = Rows(state.rows.all + page.rows)
            state.next = page.next
            state.loading = .loaded

        case .refreshResponse(.failure(let error)), .nextPageResponse(.failure(let error)):
            state.loading = .failed(error)
        }
        return .none
    }

    private func load(
        _ start: String?,
        as action: @escaping @MainActor (Result<PagingPage, Problem>) -> PagingAction
    ) -> Effect<Self> {
        .read(
            .page, { [useCases] () throws(Problem) in try await useCases.getPage(start) },
            as: action)
    }
}
