public import Observation
public import Presentation

/// The rules of a tea's screen, as MVVM.
@MainActor
@Observable
public final class TeaDetailViewModel {
    public private(set) var state: TeaDetailState
    let id: Tea.ID
    let events = Events<TeaDetailEvent>()
    private let useCases: StackUseCases
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID { case load }

    init(tea: Tea, useCases: StackUseCases) {
        (id, state, self.useCases) = (tea.id, TeaDetailState(tea: tea), useCases)
    }

    @discardableResult
    public func load() -> ScreenTask {
        tasks.read(.load, for: self) { [useCases, id] () throws(Problem) in
            try await useCases.loadNotes(id)
        } receive: { screen, result in
            screen.state.notes = result
        }
    }

    public func openTimer() { events.emit(.timerRequested(id)) }
}
