public import Domain
public import Observation

/// The rules of the counter screen, as MVVM.
@MainActor
@Observable
public final class CounterViewModel: CounterScreen {
    public private(set) var state = CounterState()

    private let useCases: CounterUseCases
    let tasks = ScreenTasks<TaskID>()

    enum TaskID: Hashable {
        case load
        case change
    }

    public init(useCases: CounterUseCases) { self.useCases = useCases }

    /// Reads the count. A load in flight is replaced.
    @discardableResult
    public func load() -> ScreenTask {
        state.beginLoad()
        return tasks.read(.load, for: self, useCases.get.execute) { $0.state.endLoad($1) }
    }

    /// Asks the service to change the count. The count changes when the service answers.
    ///
    /// No tap is lost: a request to change the count does not cancel an earlier request. It waits for the
    /// answer to the earlier request.
    @discardableResult
    public func change(_ change: CounterChange) -> ScreenTask {
        state.beginChange()
        return tasks.write(.change, for: self) { [useCases] () throws(CounterError) in
            try await useCases.change.execute(change)
        } receive: {
            $0.state.endChange($1)
        }
    }

    /// Clears this error. A newer error stays.
    public func dismiss(_ error: CounterError) { state.errors.dismiss(error) }

    /// Cancels the load in flight. A request to change the count goes on, and its answer still changes
    /// the state.
    public func stop() {
        tasks.cancelReads()
        state.loading.endSpinner()
    }
}

extension CounterViewModel: @MainActor PartViewModel {}
