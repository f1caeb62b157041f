public import Observation
public import Presentation

/// Pull to refresh, as MVVM.
@MainActor
@Observable
public final class RefreshViewModel {
    public private(set) var state = RefreshState()

    private let useCases: RefreshUseCases
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID { case refresh }

    public init(useCases: RefreshUseCases) { self.useCases = useCases }

    /// Reads the headlines. A refresh in flight is replaced.
    @discardableResult
    public func refresh() -> ScreenTask {
        state.begin()
        return tasks.read(.refresh, for: self, useCases.getHeadlines) { screen, answer in
            screen.state.receive(answer)
        }
    }

    /// For `refreshable`: returns when the refresh has ended, and cancels it if the user leaves the view.
    public func refreshWhileShown() async {
        let refreshing = refresh()
        let number = state.refreshing
        await refreshing.finish()
        // A cancelled read gets no answer. So this line ends the spinner.
        if state.refreshing == number { cancel() }
    }

    public func cancel() {
        tasks.cancel(.refresh)
        state.refreshing = nil
    }
}
