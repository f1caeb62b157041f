public import Domain

/// The state of a list whose newest delete can be undone.
public struct UndoState: Equatable, Sendable {
    /// All items, also the items whose deletes have not ended. If a delete is undone or fails, its
    /// item appears again in its old position.
    private var items: [Item]
    private var deleting: Set<Item.ID> = []
    /// The item whose delete waits for `pause`. The user can undo it.
    public internal(set) var undoable: Item.ID?
    public private(set) var error: ItemError?

    static let pause = Duration.seconds(5)

    public init(_ items: [Item]) { self.items = items }
}

extension UndoState {
    public var shownItems: [Item] { items.filter { !deleting.contains($0.id) } }

    /// True as long as a delete waits or is in flight.
    public var isWriting: Bool { !deleting.isEmpty }

    /// Hides the item until its delete has ended. Returns false if the list does not show the item.
    mutating func beginDelete(of id: Item.ID) -> Bool {
        guard shownItems.contains(where: { $0.id == id }) else { return false }
        deleting.insert(id)
        (undoable, error) = (id, nil)
        return true
    }

    /// Shows the item again. If its delete does not wait any more, does nothing.
    mutating func undoDelete(of id: Item.ID) {
        guard undoable == id else { return }
        deleting.remove(id)
        undoable = nil
    }

    mutating func endDelete(of id: Item.ID, _ result: Result<Void, ItemError>) {
        deleting.remove(id)
        switch result {
        case .success, .failure(.notFound): items.removeAll { $0.id == id }
        case .failure(let failure): error = failure
        }
    }
}
