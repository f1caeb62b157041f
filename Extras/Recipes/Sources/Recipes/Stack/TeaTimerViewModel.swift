import Domain
public import Observation
public import Presentation

/// The rules of a tea's timer, as MVVM. Its ticks end when nobody holds it.
@MainActor
@Observable
public final class TeaTimerViewModel {
    public private(set) var state: TeaTimerState
    public let id: Tea.ID
    private let useCases: StackUseCases
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID { case ticks }

    public init(tea: Tea, useCases: StackUseCases) {
        self.useCases = useCases
        id = tea.id
        state = TeaTimerState(tea: tea)
    }

    @discardableResult
    public func start() -> ScreenTask? {
        guard state.canStart else { return nil }
        state.isRunning = true
        return tasks.stream(.ticks, for: self) { [delay = useCases.delay] send in
            while (try? await delay.wait(for: .seconds(1))) != nil { send(()) }
        } receive: { screen, _ in
            screen.state.tick()
            if !screen.state.isRunning { screen.tasks.cancel(.ticks) }
        }
    }
}
