public import Domain
public import Observation
public import Presentation

/// The rules of the stopwatch, as MVVM.
@MainActor
@Observable
public final class TimerViewModel {
    public private(set) var state: TimerState
    let id: String

    private let delay: any Delay
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID { case ticks }

    /// On a stack, `id` is the id of the screen.
    public init(id: String = "", delay: any Delay) {
        (state, self.id, self.delay) = (TimerState(id: id), id, delay)
    }

    /// Counts until this view model is paused or released. Returns nil if it is running already.
    @discardableResult
    public func start() -> ScreenTask? {
        guard !state.isRunning else { return nil }
        state.countedUntil = delay.now
        return tasks.stream(.ticks, for: self) { [delay] send in
            while (try? await delay.wait(for: TimerState.tick)) != nil { send(delay.now) }
        } receive: { screen, now in
            screen.state.count(until: now)
        }
    }

    public func pause() {
        tasks.cancel(.ticks)
        state.pause(at: delay.now)
    }
}
