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
        change {
            $0.loading = .loading
            $0.errors.beginRead()
            $0.deletedDuringLoad = []
        }
        return tasks.read(.load, for: self, useCases.getItems.execute) { screen, result in
            screen.change { state in
                switch result {
                case .success(let items):
                    state.loading = .loaded
                    state.items = items.filter { !state.deletedDuringLoad.contains($0.id) }
                    state.deletedDuringLoad = []
                    state.deselectIfGone()
                case .failure(let error):
                    state.loading = .failed(error)
                    state.deletedDuringLoad = []
                    state.errors.failRead(error)
                    state.forgetLink()
                }
            }
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

    /// Selects the item that a link leads to. If the list does not show the item, the items are loaded
    /// first. If the item does not exist, the screen shows an error.
    @discardableResult
    public func openLink(to id: Item.ID) -> ScreenTask? {
        let isKnown = state.isVisible(id) && !state.isLoading
        change {
            $0.selectedItemID = id
            $0.linkedItemID = isKnown ? nil : id
        }
        return isKnown || state.isLoading ? nil : load()
    }

    /// Hides the item at once. If the delete fails, the item appears again in its old position. An item
    /// that does not exist any more counts as deleted.
    ///
    /// An id that the list does not show is ignored, and nil is returned.
    @discardableResult
    public func delete(_ id: Item.ID) -> ScreenTask? {
        guard state.isVisible(id) else { return nil }
        change {
            $0.deleting.insert(id)
            $0.errors.beginWrite(of: id)
            if $0.selectedItemID == id { $0.selectedItemID = nil }
        }
        return tasks.write(.delete(id), for: self) { [useCases] () throws(ItemError) in
            try await useCases.deleteItem.execute(id: id)
        } receive: { screen, result in
            screen.change { state in
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
    }

    /// Clears this error. A newer error stays.
    public func dismiss(_ error: ItemError) {
        state.errors.dismiss(error)
    }

    /// Cancels the load in flight. A delete in flight goes on, and its answer still changes the state.
    public func stop() {
        tasks.cancelReads()
        change {
            $0.loading.stop()
            $0.deletedDuringLoad = []
        }
    }

    /// Changes the state in one step, so that observers are notified only once.
    private func change(_ update: (inout ItemsState) -> Void) {
        update(&state)
    }
}

extension ItemsViewModel: @MainActor TabViewModel {}
