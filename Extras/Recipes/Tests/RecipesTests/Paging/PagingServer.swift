import Presentation
import Recipes

/// A list screen of either pattern.
@MainActor
struct PagingScreen {
    let state: () -> PagingState
    let refresh: () -> ScreenTask?
    let loadNextPage: () -> ScreenTask?
    let leave: () -> Void

    init(_ pattern: Pattern, _ useCases: PagingUseCases) {
        switch pattern {
        case .mvvm:
            let viewModel = PagingViewModel(useCases: useCases)
            state = { viewModel.state }
            refresh = { viewModel.refresh() }
            loadNextPage = { viewModel.loadNextPage() }
            leave = { viewModel.stop() }
        case .mvi:
            let store = PagingStore(PagingState(), reducer: PagingReducer(useCases: useCases))
            state = { store.state }
            refresh = { store.send(.refreshRequested) }
            loadNextPage = { store.send(.nextPageRequested) }
            leave = { store.send(.left) }
        }
    }
}

/// A server whose list gets a new first row each time the first page is requested. Each page begins
/// with the last row of the page before.
@MainActor
final class PagingServer {
    let calls = ControlledCalls<Result<PagingPage, Problem>>()
    /// The requests in order: the list at the time of the request, and the position where the page
    /// begins.
    private(set) var asked: [(list: [Int], start: String?)] = []
    private var list = [1, 2, 3, 4]

    var useCases: PagingUseCases {
        PagingUseCases { [self] start throws(Problem) in
            if start == nil { list.insert(list[0] - 1, at: 0) }
            asked.append((list, start))
            return try await calls.call().get()
        }
    }

    /// The answer to the call of this number, counted from one.
    func page(_ number: Int) -> PagingPage {
        let (list, start) = asked[number - 1]
        let rows = list.drop { start != nil && "\($0)" != start }.prefix(2)
        return PagingPage(
            rows: rows.map { PagingRow(id: $0, title: "\($0)") },
            next: rows.last == list.last ? nil : rows.last.map { "\($0)" })
    }
}
