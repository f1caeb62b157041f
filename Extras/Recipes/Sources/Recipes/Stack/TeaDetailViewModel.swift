public import Observation
public import Presentation

/// The rules of a tea's screen, as MVVM.
@MainActor
@Observable
public final class TeaDetailViewModel {
    public private(set) var state: TeaDetailState
    public let events = Events<TeaDetailEvent>()
    public let id: Tea.ID
    private let useCases: StackUseCases
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID { case load }

    public init(tea: Tea, useCases: StackUseCases) {
        self.useCases = useCases
        id = tea.id
        state = TeaDetailState(tea: tea)
    }

    @discardableResult
    public func load() -> ScreenTask {
        state.notes = nil
        return tasks.read(.load, for: self) { [useCases, id] () throws(Problem) in
            try await useCases.loadNotes(id)
        } receive: { screen, result in
            screen.state.notes = result
        }
    }

    public func openTimer() { events.emit(.timerRequested(id)) }

    public func delete() { events.emit(.deleteRequested(id)) }
}
