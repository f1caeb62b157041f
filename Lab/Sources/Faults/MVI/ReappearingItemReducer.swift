import Domain
import Presentation

/// Hides an item while it is being deleted, and takes a load for the whole truth.
nonisolated struct ReappearingItemReducer: FaultyItemsReducer {
    let useCases: ItemsUseCases

    typealias EffectID = ItemsReducer.EffectID
    typealias Action = ItemsAction

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.isLoading = true
            state.error = nil
            return .read(.load, useCases.getItems.execute, as: Action.loadResponse)
        case .linkOpened(let id), .itemTapped(let id):
            if state.isVisible(id) { state.selectedItemID = id }
        case .selectionCleared: state.selectedItemID = nil
        case .deleteTapped(let id):
            guard state.isVisible(id) else { break }
            state.deleting.insert(id)
            if state.selectedItemID == id { state.selectedItemID = nil }
            return .write(.delete(id)) { [useCases] () throws(ItemError) in
                try await useCases.deleteItem.execute(id: id)
            } as: {
                .deleteResponse(id, $0)
            }
        case .errorDismissed(let error): if state.error == error { state.error = nil }
        }
        return .none
    }

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        switch action {
        case .loadResponse(.success(let items)):
            state.isLoading = false
            state.items = items
            if state.selectedItem == nil { state.selectedItemID = nil }
        case .loadResponse(.failure(let error)):
            state.isLoading = false
            state.error = error
        case .deleteResponse(let id, .success):
            state.deleting.remove(id)
            state.items.removeAll { $0.id == id }
        case .deleteResponse(let id, .failure(let error)):
            state.deleting.remove(id)
            state.error = error
        }
        return .none
    }
}
