import Domain
import Presentation

/// Takes an item off the list at once, and puts it back if the delete fails.
nonisolated struct WrongPlaceReducer: FaultyItemsReducer {
    let useCases: ItemsUseCases

    typealias EffectID = ItemsReducer.EffectID

    enum Action {
        case loadResponse(Result<[Item], ItemError>)
        case deleteResponse(Item, Result<Void, ItemError>)
    }

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.isLoading = true
            state.error = nil
            state.deletedDuringLoad = []
            return .read(.load, useCases.getItems.execute, as: Action.loadResponse)
        case .linkOpened(let id), .itemTapped(let id):
            if state.isVisible(id) { state.selectedItemID = id }
        case .selectionCleared: state.selectedItemID = nil
        case .deleteTapped(let id):
            guard let index = state.items.firstIndex(where: { $0.id == id }) else { break }
            let item = state.items.remove(at: index)
            state.deleting.insert(id)
            if state.selectedItemID == id { state.selectedItemID = nil }
            return .write(.delete(id)) { [useCases] () throws(ItemError) in
                try await useCases.deleteItem.execute(id: id)
            } as: {
                .deleteResponse(item, $0)
            }
        case .errorDismissed(let error): if state.error == error { state.error = nil }
        }
        return .none
    }

    func reduce(_ state: inout ItemsState, action: Action) -> Effect<Self> {
        switch action {
        case .loadResponse(.success(let items)):
            let gone = state.deleting.union(state.deletedDuringLoad)
            state.isLoading = false
            state.items = items.filter { !gone.contains($0.id) }
            if state.selectedItem == nil { state.selectedItemID = nil }
        case .loadResponse(.failure(let error)):
            state.isLoading = false
            state.error = error
        case .deleteResponse(let item, .success):
            state.deleting.remove(item.id)
            if state.isLoading { state.deletedDuringLoad.insert(item.id) }
        case .deleteResponse(let item, .failure(let error)):
            state.deleting.remove(item.id)
            state.items.append(item)
            state.error = error
        }
        return .none
    }
}
