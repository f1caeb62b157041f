import Domain
import Presentation

/// Takes an item off the list at once, and puts it back if the delete fails.
struct WrongPlaceReducer: @MainActor FaultyItemsReducer {
    let useCases: ItemsUseCases

    typealias EffectID = ItemsReducer.EffectID

    /// The reducer that makes no mistake, for all but deletes.
    private var right: Child<Self, ItemsReducer> {
        Child(ItemsReducer(useCases: useCases), at: \.self, action: Action.right)
    }

    enum Action {
        case right(ItemsAction)
        case deleteResponse(Item, Result<Void, ItemError>)
    }

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        guard case .deleteTapped(let id) = intent,
            let index = state.items.firstIndex(where: { $0.id == id })
        else {
            return right.reduce(&state, intent: intent, onEvent: never)
        }
        let item = state.items.remove(at: index)
        state.deleting.insert(id)
        if state.selectedItemID == id { state.selectedItemID = nil }
        return .write(.item(id)) { [useCases] () throws(ItemError) in
            try await useCases.deleteItem.execute(id: id)
        } as: {
            .deleteResponse(item, $0)
        }
    }

    func reduce(_ state: inout ItemsState, action: Action) -> Effect<Self> {
        switch action {
        case .right(let action):
            let effect = right.reduce(&state, action: action, onEvent: never)
            state.items.removeAll { [deleting = state.deleting] in deleting.contains($0.id) }
            return effect
        case .deleteResponse(let item, .success), .deleteResponse(let item, .failure(.notFound)):
            state.deleting.remove(item.id)
            if state.isLoading { state.changesDuringLoad.append(.deleted(item.id)) }
        case .deleteResponse(let item, .failure(let error)):
            state.deleting.remove(item.id)
            state.items.append(item)
            state.errors.failWrite(error)
        }
        return .none
    }
}
