import Domain
import Observation
import Presentation

/// The items screen as a class written by hand: the same rules, and plain tasks. It stores its errors
/// itself, because a generic type of another module is not specialized here, and would make the
/// baseline slower.
@MainActor
@Observable
final class ConcreteItems {
    private(set) var state = ItemsState()
    private(set) var failedDeletes: [Item.ID: ItemError] = [:]
    private let useCases: ItemsUseCases
    @ObservationIgnored private var loading: Task<Void, Never>?

    init(useCases: ItemsUseCases) {
        self.useCases = useCases
    }

    /// Loads the items. An older load is cancelled by hand.
    @discardableResult
    func load() -> Task<Void, Never> {
        change { $0.beginLoad() }
        loading?.cancel()
        let task = Task { [weak self, useCases] in
            // Without this check, each replaced load would call the service. With the kit, replaced
            // loads do not call it.
            guard !Task.isCancelled else { return }
            do throws(ItemError) {
                let items = try await useCases.getItems.execute()
                guard !Task.isCancelled else { return }
                self?.endLoad(items)
            } catch {
                guard !Task.isCancelled else { return }
                self?.change { $0.loading = .failed(error) }
            }
        }
        loading = task
        return task
    }

    func select(_ id: Item.ID) {
        guard state.isVisible(id) else { return }
        state.selectedItemID = id
    }

    @discardableResult
    func delete(_ id: Item.ID) -> Task<Void, Never>? {
        guard state.isVisible(id) else { return nil }
        failedDeletes[id] = nil
        change {
            $0.deleting.insert(id)
            if $0.selectedItemID == id { $0.selectedItemID = nil }
        }
        return Task { [weak self, useCases] in
            do throws(ItemError) {
                try await useCases.deleteItem.execute(id: id)
                self?.endDelete(id)
            } catch .notFound {
                self?.endDelete(id)
            } catch {
                self?.failedDeletes[id] = error
                self?.change { $0.deleting.remove(id) }
            }
        }
    }

    private func endLoad(_ items: [Item]) {
        change { state in
            state.items = items.filter { item in
                !state.changesDuringLoad.contains(.deleted(item.id))
            }
            state.loading = .loaded
            if state.selectedItem == nil { state.selectedItemID = nil }
        }
    }

    private func endDelete(_ id: Item.ID) {
        change { state in
            state.deleting.remove(id)
            state.items.remove(id)
            if state.isLoading { state.changesDuringLoad.append(.deleted(id)) }
        }
    }

    private func change(_ update: (inout ItemsState) -> Void) {
        update(&state)
    }
}

extension [Item] {
    /// This function is not in the class, because Swift would check the closure's actor for each item
    /// there.
    fileprivate mutating func remove(_ id: Item.ID) { removeAll { $0.id == id } }
}

/// A service that returns its items at once.
struct ReadyItems: GetItemsUseCase, DeleteItemUseCase, SaveItemUseCase {
    let items: [Item]

    init(count: Int) {
        items = (0..<count).map { Item(id: "item-\($0)", name: "Item \($0)") }
    }

    /// Returns a new array. Only the caller owns it, so that a change does not copy it.
    func execute() async -> [Item] { Array(items.lazy.map { $0 }) }
    func execute(id: Item.ID) async {}
    func execute(_ item: Item, isNew: Bool) async -> Item { item }
}

@MainActor
extension ReadyItems {
    /// A screen with loaded items. If `deleteItem` is nil, it deletes with this service.
    func makeConcrete(deleteItem: (any DeleteItemUseCase)? = nil) async -> ConcreteItems {
        let concrete = ConcreteItems(useCases: useCases(deleteItem))
        await concrete.load().value
        return concrete
    }

    func makeViewModel(deleteItem: (any DeleteItemUseCase)? = nil) async -> ItemsViewModel {
        let viewModel = ItemsViewModel(useCases: useCases(deleteItem))
        await viewModel.load().finish()
        return viewModel
    }

    func makeStore(deleteItem: (any DeleteItemUseCase)? = nil) async -> ItemsStore {
        let reducer = ItemsReducer(useCases: useCases(deleteItem))
        let store = ItemsStore(ItemsState(), reducer: reducer)
        await store.send(.loadRequested)?.finish()
        return store
    }

    private func useCases(_ deleteItem: (any DeleteItemUseCase)?) -> ItemsUseCases {
        ItemsUseCases(getItems: self, deleteItem: deleteItem ?? self, saveItem: self)
    }
}
