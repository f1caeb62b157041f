public import Observation
public import Presentation

/// A list that loads page by page, as MVVM.
@MainActor
@Observable
public final class PagingViewModel {
    public private(set) var state = PagingState()

    private let useCases: PagingUseCases
    private let tasks = ScreenTasks<TaskID>()

    /// One id for every page: a refresh replaces the load of the next page.
    private enum TaskID: Hashable {
        case page
    }

    public init(useCases: PagingUseCases) {
        self.useCases = useCases
    }

    /// Reads the first page, in place of any load that is open. The rows stay until it has come.
    @discardableResult
    public func refresh() -> ScreenTask {
        change {
            $0.loading = .loading
            $0.isNextPage = false
        }
        return load(nil) { $0.rows = Rows($1) }
    }

    /// The user sees the end, or tries again. Ignored while a load is open, and after the last page.
    @discardableResult
    public func loadNextPage() -> ScreenTask? {
        guard let next = state.next, state.loading != .loading else { return nil }
        change {
            $0.loading = .loading
            $0.isNextPage = true
        }
        return load(next) { $0.rows = Rows($0.rows.all + $1) }
    }

    /// Ends the load that is open: the user has left.
    public func stop() {
        tasks.cancel(.page)
        if state.loading == .loading { state.loading = .never }
    }

    private func load(
        _ start: String?, show: @escaping @MainActor (inout PagingState, [PagingRow]) -> Void
    ) -> ScreenTask {
        tasks.read(.page, for: self) { [useCases] () throws(Problem) in
            try await useCases.getPage(start)
        } receive: { screen, result in
            screen.change { state in
                switch result {
                case .success(let page):
                    show(&state, page.rows)
                    state.next = page.next
                    state.loading = .loaded
                case .failure(let error): state.loading = .failed(error)
                }
            }
        }
    }

    /// Changes the state in one write, so that observers are notified once.
    private func change(_ update: (inout PagingState) -> Void) {
        update(&state)
    }
}
