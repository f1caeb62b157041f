import Domain

@testable import Presentation

/// An items view model as one finds them, with one mistake in it.
@MainActor
final class FaultyItemsViewModel {
    enum Fault: String, CaseIterable {
        case unguarded = "a late answer is shown like any other"
        case endsNewerSpinner = "a late answer ends the spinner of a newer load"
        case showsCancellation = "a cancelled load is an error"
        case deletesPessimistically = "an item goes only when its delete is acknowledged"
        case deletesTwice = "two taps are two deletes"
        case appendsOnFailure = "a delete that fails puts the item at the end"
        case clearsItemsOnLoad = "a load starts with an empty list"
        case selectsAnything = "what is not there can be selected"
    }

    private(set) var state = ItemsState()
    private let fault: Fault
    private let getItems: any GetItemsUseCase
    private let deleteItem: any DeleteItemUseCase
    private var loading: Task<Void, Never>?
    private var deletions: [Task<Void, Never>] = []

    init(_ fault: Fault, getItems: any GetItemsUseCase, deleteItem: any DeleteItemUseCase) {
        self.fault = fault
        self.getItems = getItems
        self.deleteItem = deleteItem
    }

    func perform(_ intent: ItemsIntent) -> WorkHandle {
        switch intent {
        case .loadRequested: load()
        case .itemTapped(let id): select(id)
        case .selectionCleared: state.selectedItemID = nil
        case .deleteTapped(let id): delete(id)
        case .errorDismissed: state.error = nil
        }
        return WorkHandle()
    }

    private func load() {
        state.isLoading = true
        state.error = nil
        state.deletedDuringLoad = []
        if fault == .clearsItemsOnLoad { state.items = [] }
        loading?.cancel()
        loading = Task { [weak self, fault, getItems] in
            let result = await Result(catching: getItems.execute)
            guard let self else { return }
            if Task.isCancelled {
                if fault == .endsNewerSpinner { state.isLoading = false }
                if fault == .showsCancellation, case .failure(let error) = result {
                    state.error = error
                }
                guard fault == .unguarded else { return }
            }
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

    private func select(_ id: Item.ID) {
        guard state.isVisible(id) || fault == .selectsAnything else { return }
        state.selectedItemID = id
    }

    private func delete(_ id: Item.ID) {
        let known = state.items.contains { $0.id == id }
        guard state.isVisible(id) || (fault == .deletesTwice && known) else { return }
        let item = state.items.first { $0.id == id }
        if fault != .deletesPessimistically {
            state.deleting.insert(id)
            if state.selectedItemID == id { state.selectedItemID = nil }
        }
        deletions.append(
            Task { [weak self, deleteItem] in
                let result = await Result { () async throws(ItemError) in
                    try await deleteItem.execute(id: id)
                }
                self?.deleted(id, item, result)
            })
    }

    private func deleted(_ id: Item.ID, _ item: Item?, _ result: Result<Void, ItemError>) {
        switch result {
        case .success:
            state.items.removeAll { $0.id == id }
            if state.selectedItemID == id { state.selectedItemID = nil }
            if state.isLoading { state.deletedDuringLoad.insert(id) }
        case .failure(let error):
            if fault == .appendsOnFailure, let item {
                state.items.removeAll { $0.id == id }
                state.items.append(item)
            }
            if error != .cancelled { state.error = error }
        }
        state.deleting.remove(id)
    }

    isolated deinit {
        loading?.cancel()
        deletions.forEach { $0.cancel() }
    }
}
