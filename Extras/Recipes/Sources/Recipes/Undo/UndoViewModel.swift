public import Domain
public import Observation
public import Presentation

/// A list whose newest delete can be undone, as MVVM.
@MainActor
@Observable
public final class UndoViewModel {
    public private(set) var state: UndoState

    private let deleteItem: any DeleteItemUseCase
    private let delay: any Delay
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID: Hashable {
        case pause
        case item(Item.ID)
    }

    public init(_ items: [Item], deleteItem: any DeleteItemUseCase, delay: any Delay) {
        (state, self.deleteItem, self.delay) = (UndoState(items), deleteItem, delay)
    }

    /// Hides the item, and sends its delete after the pause. If an earlier delete waits, it is sent now.
    public func delete(_ id: Item.ID) {
        let earlier = state.undoable
        guard state.beginDelete(of: id) else { return }
        if let earlier { send(earlier) }
        _ = tasks.read(.pause, for: self) { [delay] () throws(CancellationError) in
            try await delay.wait(for: UndoState.pause)
        } receive: { screen, _ in
            screen.leave()
        }
    }

    public func undo(_ id: Item.ID) {
        state.undoDelete(of: id)
        if state.undoable == nil { tasks.cancel(.pause) }
    }

    /// Sends the delete that waits, because the pause is over, or because the user leaves.
    @discardableResult
    public func leave() -> ScreenTask? {
        tasks.cancel(.pause)
        return state.undoable.take().map { send($0) }
    }

    @discardableResult
    private func send(_ id: Item.ID) -> ScreenTask {
        tasks.write(.item(id), for: self) { [deleteItem] () throws(ItemError) in
            try await deleteItem.execute(id: id)
        } receive: {
            $0.state.endDelete(of: id, $1)
        }
    }
}
