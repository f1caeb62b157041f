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
    private enum TaskID { case page }

    public init(useCases: PagingUseCases) { self.useCases = useCases }

    /// Reads the first page. A load in flight is replaced; the rows stay until the answer comes.
    @discardableResult
    public func refresh() -> ScreenTask { load(nil) }

    /// Called when the user sees the end of the list, or tries again. Ignored while a load is in
    /// flight, and after the last page.
    @discardableResult
    public func loadNextPage() -> ScreenTask? { state.canLoadNextPage ? load(state.next) : nil }

    /// Cancels the load in flight, because the user has left.
    public func stop() {
        tasks.cancel(.page)
        state.loading.endSpinner()
    }

    private func load(_ start: String?) -> ScreenTask {
        state.beginLoad(ofNextPage: start != nil)
        return tasks.read(.page, for: self) { [useCases] () throws(Problem) in
            try await useCases.getPage(start)
        } receive: { screen, answer in
            screen.state.receive(answer)
        }
    }
}
