public import Domain
public import Observation
public import Presentation

/// Todos that are edited, undone and redone, as MVVM.
@MainActor
@Observable
public final class UndoViewModel {
    public private(set) var state: UndoState

    private let delay: any Delay
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID { case pause }

    public init(_ todos: [Todo], delay: any Delay) {
        state = UndoState(todos)
        self.delay = delay
    }

    /// Checks or unchecks a todo. The returned task ends after the pause, when the list is sorted.
    @discardableResult
    public func check(_ id: Todo.ID) -> ScreenTask? {
        change { $0.edit { $0[id: id]?.isDone.toggle() } }
    }

    /// All typing in one title is one edit.
    public func rename(_ id: Todo.ID, to title: String) {
        change { $0.edit(as: id) { $0[id: id]?.title = title } }
    }

    @discardableResult
    public func delete(_ id: Todo.ID) -> ScreenTask? {
        change { $0.edit { $0[id: id] = nil } }
    }

    @discardableResult
    public func undo() -> ScreenTask? { change { $0.undo() } }

    @discardableResult
    public func redo() -> ScreenTask? { change { $0.redo() } }

    /// Changes the todos. If the change has changed which todos are done, the pause begins again.
    @discardableResult
    private func change(_ update: (inout History<Rows<Todo>>) -> Void) -> ScreenTask? {
        let done = state.done
        update(&state.todos)
        guard state.done != done else { return nil }
        return tasks.read(.pause, for: self) { [delay] () throws(CancellationError) in
            try await delay.wait(for: .seconds(1))
        } receive: { screen, _ in
            screen.state.sort()
        }
    }
}
