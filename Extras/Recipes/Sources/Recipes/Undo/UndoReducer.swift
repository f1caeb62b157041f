public import Domain
public import Presentation

/// What the user, a view or the parent asks of the list.
public enum UndoIntent: Equatable, Sendable {
    case deleteTapped(Item.ID)
    case undoTapped(Item.ID)
    /// The user leaves the list or the app: the delete that waits is sent at once.
    case left
}

/// Sent by effects only.
public enum UndoAction: Sendable {
    case pauseEnded
    case deleteResponse(Item.ID, Result<Void, ItemError>)
}

public typealias UndoStore = Store<UndoReducer>

/// A list whose newest delete can be undone, as MVI.
public struct UndoReducer: @MainActor Reducer {
    private let deleteItem: any DeleteItemUseCase
    private let delay: any Delay

    public enum EffectID: Hashable {
        case pause
        case item(Item.ID)
    }

    public init(deleteItem: any DeleteItemUseCase, delay: any Delay) {
        (self.deleteItem, self.delay) = (deleteItem, delay)
    }

    public func reduce(_ state: inout UndoState, intent: UndoIntent) -> Effect<Self> {
        switch intent {
        case .deleteTapped(let id):
            let earlier = state.undoable
            guard state.beginDelete(of: id) else { return .none }
            let pause: Effect<Self> = .read(.pause) { [delay] () throws(CancellationError) in
                try await delay.wait(for: UndoState.pause)
            } as: { _ in
                .pauseEnded
            }
            return .merge(earlier.map { send($0) } ?? .none, pause)

        case .undoTapped(let id):
            state.undoDelete(of: id)
            return state.undoable == nil ? .cancel(.pause) : .none

        case .left:
            return .merge(.cancel(.pause), state.undoable.take().map { send($0) } ?? .none)
        }
    }

    public func reduce(_ state: inout UndoState, action: UndoAction) -> Effect<Self> {
        switch action {
        case .pauseEnded: return reduce(&state, intent: .left)
        case .deleteResponse(let id, let result): state.endDelete(of: id, result)
        }
        return .none
    }

    private func send(_ id: Item.ID) -> Effect<Self> {
        .write(.item(id)) { [deleteItem] () throws(ItemError) in
            try await deleteItem.execute(id: id)
        } as: {
            .deleteResponse(id, $0)
        }
    }
}
