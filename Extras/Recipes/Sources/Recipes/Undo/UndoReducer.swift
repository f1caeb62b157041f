public import Domain
public import Presentation

/// What the user, a view or the parent asks of the todos.
public enum UndoIntent: Equatable, Sendable {
    case checkTapped(Todo.ID)
    case titleChanged(Todo.ID, String)
    case deleteTapped(Todo.ID)
    case undoTapped
    case redoTapped
}

/// Sent by effects only.
public enum UndoAction: Sendable {
    /// A second has passed since the last check.
    case pauseEnded
}

public typealias UndoStore = Store<UndoReducer>

/// Todos that are edited, undone and redone, as MVI.
public struct UndoReducer: @MainActor Reducer {
    private let delay: any Delay

    public enum EffectID { case pause }

    public init(delay: any Delay) { self.delay = delay }

    public func reduce(_ state: inout UndoState, intent: UndoIntent) -> Effect<Self> {
        let done = state.done
        switch intent {
        case .checkTapped(let id): state.todos.edit { $0[id: id]?.isDone.toggle() }
        case .titleChanged(let id, let title):
            // All typing in one title is one edit.
            state.todos.edit(as: id) { $0[id: id]?.title = title }
        case .deleteTapped(let id): state.todos.edit { $0[id: id] = nil }
        case .undoTapped: state.todos.undo()
        case .redoTapped: state.todos.redo()
        }
        // If an edit, an undo or a redo has changed which todos are done, the pause begins again.
        guard state.done != done else { return .none }
        return .read(.pause) { [delay] () throws(CancellationError) in
            try await delay.wait(for: .seconds(1))
        } as: { _ in
            .pauseEnded
        }
    }

    public func reduce(_ state: inout UndoState, action: UndoAction) -> Effect<Self> {
        switch action {
        case .pauseEnded: state.sort()
        }
        return .none
    }
}
