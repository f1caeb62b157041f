import Domain
import Observation
import Presentation
import Scenarios

/// The items view model as tutorials write it, with tasks in properties. It is right.
///
/// Each fault overrides one method.
@MainActor
@Observable
class PlainItemsViewModel {
    final private(set) var state = ItemsState()
    @ObservationIgnored final let useCases: ItemsUseCases
    @ObservationIgnored final var loading: Task<Void, Never>?
    @ObservationIgnored final private var deletes: [Task<Void, Never>] = []

    required init(useCases: ItemsUseCases) {
        self.useCases = useCases
    }

    func load() -> Task<Void, Never>? {
        change(startLoading)
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            let result = await outcome(of: useCases.getItems.execute)
            self?.loadEnded(result)
        }
        return loading
    }

    func startLoading(_ state: inout ItemsState) {
        state.isLoading = true
        state.error = nil
        state.deletedDuringLoad = []
    }

    func loadEnded(_ result: Result<[Item], ItemError>) {
        guard !Task.isCancelled else { return }
        change { show(result, in: &$0) }
    }

    final func show(_ result: Result<[Item], ItemError>, in state: inout ItemsState) {
        switch result {
        case .success(let items):
            state.items = items.filter { !state.deletedDuringLoad.contains($0.id) }
            if state.selectedItem == nil { state.selectedItemID = nil }
        case .failure(.cancelled): break
        case .failure(let error): state.error = error
        }
        state.isLoading = false
        state.deletedDuringLoad = []
    }

    func select(_ id: Item.ID) {
        guard state.isVisible(id) else { return }
        change { $0.selectedItemID = id }
    }

    func delete(_ id: Item.ID) -> Task<Void, Never>? {
        guard state.isVisible(id) else { return nil }
        return startDeleting(id)
    }

    final func startDeleting(_ id: Item.ID) -> Task<Void, Never> {
        change {
            $0.deleting.insert(id)
            if $0.selectedItemID == id { $0.selectedItemID = nil }
        }
        let task = Task { [weak self, useCases] in
            let result = await outcome(of: useCases.deleteItem.execute, for: id)
            self?.change { self?.deleteEnded(id, result, in: &$0) }
        }
        deletes.append(task)
        return task
    }

    func deleteEnded(
        _ id: Item.ID, _ result: Result<Void, ItemError>, in state: inout ItemsState
    ) {
        state.deleting.remove(id)
        switch result {
        case .success:
            state.items.removeAll { $0.id == id }
            if state.isLoading { state.deletedDuringLoad.insert(id) }
        case .failure(.cancelled): break
        case .failure(let error): state.error = error
        }
    }

    func dismiss(_ error: ItemError) {
        change { if $0.error == error { $0.error = nil } }
    }

    final func change(_ update: (inout ItemsState) -> Void) {
        update(&state)
    }

    deinit {
        loading?.cancel()
        for delete in deletes { delete.cancel() }
    }
}

extension PlainItemsViewModel: FaultyScreen {
    static func makeScreen(_ useCases: ItemsUseCases) -> Screen<ItemsScenario> {
        let viewModel = Self(useCases: useCases)
        return Screen(model: viewModel, state: { viewModel.state }) { viewModel.perform($0) }
    }

    func perform(_ step: ItemsScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .load: return load()
        case .select(let id): select(id)
        case .deselect: change { $0.selectedItemID = nil }
        case .delete(let id): return delete(id)
        case .clearError(let message):
            if let error = message.map(ItemError.unavailable) ?? state.error { dismiss(error) }
        }
        return nil
    }
}
