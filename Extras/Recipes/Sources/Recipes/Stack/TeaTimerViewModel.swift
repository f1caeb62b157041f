import Domain
public import Observation
public import Presentation

/// The rules of a tea's timer, as MVVM. When it is released, its ticks end.
@MainActor
@Observable
public final class TeaTimerViewModel {
    public private(set) var state: TeaTimerState
    let id: Tea.ID
    private let delay: any Delay
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID { case ticks }

    init(id: Tea.ID, delay: any Delay) {
        (state, self.id, self.delay) = (TeaTimerState(id: id), id, delay)
    }

    @discardableResult
    public func start() -> ScreenTask? {
        guard !state.isRunning else { return nil }
        state.isRunning = true
        return tasks.stream(.ticks, for: self) { [delay] send in
            while (try? await delay.wait(for: .seconds(1))) != nil { send(()) }
        } receive: { screen, _ in
            screen.state.seconds += 1
        }
    }
}
