public import Domain
public import Observation

/// The rules of the items screen, as MVVM.
@MainActor
@Observable
public final class ItemsViewModel {
    public private(set) var state = ItemsState()

    private let useCases: ItemsUseCases
    private let tasks = TasksInFlight<TaskID>()

    private enum TaskID: Hashable {
        case load
        case delete(Item.ID)
    }

    public init(useCases: ItemsUseCases) {
        self.useCases = useCases
    }

    /// Reads the items. A second call cancels the first.
    @discardableResult
    public func load() -> Task<Void, Never> {
        change {
            $0.isLoading = true
            $0.error = nil
            $0.deletedDuringLoad = []
        }
        return tasks.replace(.load) { [weak self, useCases] in
            let result = await Result(catching: useCases.getItems.execute)
            guard !Task.isCancelled else { return }
            self?.change { state in
                switch result {
                case .success(let items):
                    state.items = items.filter { !state.deletedDuringLoad.contains($0.id) }
                    if state.selectedItem == nil { state.selectedItemID = nil }
                case .failure(let error):
                    if error != .cancelled { state.error = error }
                }
                state.isLoading = false
                state.deletedDuringLoad = []
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

    /// Takes the item off the list at once, and puts it back in its place if the delete fails.
    ///
    /// An id that the list does not show is ignored, and nil is returned.
    @discardableResult
    public func delete(_ id: Item.ID) -> Task<Void, Never>? {
        guard state.isVisible(id) else { return nil }
        change {
            $0.deleting.insert(id)
            if $0.selectedItemID == id { $0.selectedItemID = nil }
        }
        return tasks.enqueue(.delete(id)) { [weak self, useCases] in
            let result = await Result(catching: useCases.deleteItem.execute, for: id)
            guard !Task.isCancelled else { return }
            self?.change { state in
                state.deleting.remove(id)
                switch result {
                case .success:
                    state.items.removeAll { $0.id == id }
                    if state.isLoading { state.deletedDuringLoad.insert(id) }
                case .failure(let error):
                    if error != .cancelled { state.error = error }
                }
            }
        }
    }

    /// Clears the error, unless another one is shown by now.
    public func dismiss(_ error: ItemError) {
        if state.error == error { state.error = nil }
    }

    /// Cancels what is in flight; its answers change nothing.
    public func stop() {
        tasks.cancelAll()
    }

    /// Changes the state in one write, so that observers are notified once.
    private func change(_ update: (inout ItemsState) -> Void) {
        update(&state)
    }
}
