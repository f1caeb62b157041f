public import Domain
public import Observation

/// The rules of the items screen, as MVVM.
@MainActor
@Observable
public final class ItemsViewModel: ItemsScreen {
    public private(set) var state = ItemsState()

    private let useCases: ItemsUseCases
    let tasks = ScreenTasks<TaskID>()

    enum TaskID: Hashable {
        case load
        case delete(Item.ID)
    }

    /// `selectedItemID` is the item that was open when the app ended. Its detail screen opens again after
    /// the items are loaded.
    public init(useCases: ItemsUseCases, selectedItemID: Item.ID? = nil) {
        self.useCases = useCases
        state.selectedItemID = selectedItemID
    }

    /// Reads the items. A load in flight is replaced.
    @discardableResult
    public func load() -> ScreenTask {
        state.beginLoad()
        return tasks.read(.load, into: self, \.state, useCases.getItems.execute) {
            $0.endLoad($1)
        }
    }

    /// Selects an item that the list shows; any other id is ignored.
    public func select(_ id: Item.ID) {
        guard state.isVisible(id) else { return }
        state.selectedItemID = id
    }

    /// Closes the detail screen of this item. If a newer one is shown by now, that stays open.
    public func deselect(_ id: Item.ID) {
        state.deselect(id)
    }

    /// Selects the item that a link leads to. If the list does not show the item, loads the items. If the
    /// item does not exist, the screen shows an error.
    @discardableResult
    public func openLink(to id: Item.ID) -> ScreenTask? {
        state.openLink(to: id) ? load() : nil
    }

    /// Hides the item at once. If the delete fails, the item appears again in its old position. An item
    /// that does not exist any more counts as deleted.
    ///
    /// An id that the list does not show is ignored, and nil is returned.
    @discardableResult
    public func delete(_ id: Item.ID) -> ScreenTask? {
        guard state.isVisible(id) else { return nil }
        state.beginDelete(of: id)
        return tasks.write(.delete(id), into: self, \.state) { [useCases] () throws(ItemError) in
            try await useCases.deleteItem.execute(id: id)
        } receive: { state, result in
            state.deleting.remove(id)
            switch result {
            case .success, .failure(.notFound):
                state.items.removeAll { $0.id == id }
                if state.isLoading { state.deletedDuringLoad.insert(id) }
            case .failure(let error):
                state.errors.failWrite(error, of: id)
            }
        }
    }

    /// Clears this error. A newer error stays.
    public func dismiss(_ error: ItemError) {
        state.errors.dismiss(error)
    }

    /// Cancels the load in flight. A delete in flight goes on, and its answer still changes the state.
    public func stop() {
        tasks.cancelReads()
        state.loading.stop()
    }
}

extension ItemsViewModel: @MainActor TabViewModel {}
