public import Domain
public import Observation

/// The rules of the items screen, as MVVM.
@MainActor
@Observable
public final class ItemsViewModel {
    public private(set) var state = ItemsState() {
        didSet { parts.update(from: _state) }
    }

    private let getItems: any GetItemsUseCase
    private let deleteItem: any DeleteItemUseCase
    private let work = Work()
    private let parts = ObservedParts<ItemsState>()

    private enum WorkName: Hashable {
        case load
        case delete(Item.ID)
    }

    public init(getItems: any GetItemsUseCase, deleteItem: any DeleteItemUseCase) {
        self.getItems = getItems
        self.deleteItem = deleteItem
    }

    /// A part of the state. Whoever observes it is woken when it has changed, and hardly ever otherwise.
    public subscript<Part: Equatable>(part: KeyPath<ItemsState, Part>) -> Part {
        parts.value(of: part, in: _state)
    }

    /// Asks for the items. The answer to an older load that is still under way is dropped.
    @discardableResult
    public func load() -> WorkHandle {
        state.isLoading = true
        state.error = nil
        state.deletedDuringLoad = []
        return work.start(WorkID(WorkName.load)) { [weak self, getItems] in
            let result = await Result(catching: getItems.execute)
            guard !Task.isCancelled, let self else { return }
            switch result {
            case .success(let items): show(items)
            case .failure(let error): show(error)
            }
            // Whoever was woken may have asked again, and then the rest belongs to the newer load.
            guard !Task.isCancelled else { return }
            state.deletedDuringLoad = []
            state.isLoading = false
        }
    }

    /// Selects an item that the list shows; any other id is ignored.
    public func select(_ id: Item.ID) {
        guard state.isVisible(id) else { return }
        state.selectedItemID = id
    }

    public func deselect() {
        state.selectedItemID = nil
    }

    /// Takes the item off the list at once, and puts it back in its place if the delete fails.
    ///
    /// An id that the list does not show, or whose delete is under way, is ignored.
    @discardableResult
    public func delete(_ id: Item.ID) -> WorkHandle {
        guard state.isVisible(id) else { return WorkHandle() }
        state.deleting.insert(id)
        if state.selectedItemID == id { state.selectedItemID = nil }
        return work.start(WorkID(WorkName.delete(id))) { [weak self, deleteItem] in
            let result = await Result { () async throws(ItemError) in
                try await deleteItem.execute(id: id)
            }
            guard !Task.isCancelled, let self else { return }
            switch result {
            case .success:
                state.forget(id)
                state.deleting.remove(id)
            case .failure(let error):
                state.deleting.remove(id)
                show(error)
            }
        }
    }

    public func clearError() {
        state.error = nil
    }

    /// Gives up what is under way; its answers change nothing any more.
    public func stop() {
        work.cancelAll()
    }

    private func show(_ items: [Item]) {
        let deleted = state.deletedDuringLoad
        state.items = deleted.isEmpty ? items : items.filter { !deleted.contains($0.id) }
        if state.selectedItem == nil { state.selectedItemID = nil }
    }

    private func show(_ error: ItemError) {
        if error != .cancelled { state.error = error }
    }
}
