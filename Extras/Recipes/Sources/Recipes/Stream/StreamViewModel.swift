public import Observation
public import Presentation

/// The rules of the screen that shows the connection status, as MVVM.
@MainActor
@Observable
public final class StreamViewModel {
    public private(set) var state = StreamState()

    private let useCases: StreamUseCases
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID { case statuses }

    public init(useCases: StreamUseCases) { self.useCases = useCases }

    /// Follows the connection as long as the caller waits for the returned task.
    public func observe() -> ScreenTask {
        state.status = nil
        return tasks.stream(.statuses, for: self) { [useCases] send in
            for await status in useCases.statuses() { send(status) }
            send(nil)
        } receive: { screen, status in
            screen.state.status = status
        }
    }
}
