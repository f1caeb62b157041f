public import Domain

/// The items screen, as MVI: takes ``ItemsIntent``, holds ``ItemsState``, emits nothing.
public typealias ItemsStore = Store<ItemsReducer>

/// The rules of the items screen, as MVI.
public struct ItemsReducer: Reducer {
    private let getItems: any GetItemsUseCase
    private let deleteItem: any DeleteItemUseCase

    private enum EffectID: Hashable {
        case load
        case delete(Item.ID)
    }

    public init(getItems: any GetItemsUseCase, deleteItem: any DeleteItemUseCase) {
        self.getItems = getItems
        self.deleteItem = deleteItem
    }

    public func reduce(
        _ state: inout ItemsState, intent: ItemsIntent
    ) -> Effect<ItemsAction, Never> {
        switch intent {
        case .loadRequested:
            state.isLoading = true
            state.error = nil
            state.deletedDuringLoad = []
            return .cancellable(id: EffectID.load) { [getItems] in
                .loadResponse(await Result(catching: getItems.execute))
            }

        case .itemTapped(let id):
            guard state.isVisible(id) else { return .none }
            state.selectedItemID = id
            return .none

        case .selectionCleared:
            state.selectedItemID = nil
            return .none

        case .deleteTapped(let id):
            guard state.isVisible(id) else { return .none }
            state.deleting.insert(id)
            if state.selectedItemID == id { state.selectedItemID = nil }
            return .cancellable(id: EffectID.delete(id)) { [deleteItem] in
                .deleteResponse(
                    id,
                    await Result { () async throws(ItemError) in
                        try await deleteItem.execute(id: id)
                    })
            }

        case .errorDismissed:
            state.error = nil
            return .none
        }
    }

    public func reduce(
        _ state: inout ItemsState, action: ItemsAction
    ) -> Effect<ItemsAction, Never> {
        switch action {
        case .loadResponse(.success(let items)):
            let deleted = state.deletedDuringLoad
            state.items = deleted.isEmpty ? items : items.filter { !deleted.contains($0.id) }
            state.isLoading = false
            state.deletedDuringLoad = []
            if state.selectedItem == nil { state.selectedItemID = nil }

        case .loadResponse(.failure(let error)):
            state.isLoading = false
            state.deletedDuringLoad = []
            if error != .cancelled { state.error = error }

        case .deleteResponse(let id, .success):
            state.deleting.remove(id)
            state.forget(id)

        case .deleteResponse(let id, .failure(let error)):
            state.deleting.remove(id)
            if error != .cancelled { state.error = error }
        }
        return .none
    }
}
