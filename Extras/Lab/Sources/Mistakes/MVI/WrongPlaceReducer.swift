import Domain
import FaultyScreens
import Presentation

/// Removes an item from the list at once, and puts it back if the delete fails.
struct WrongPlaceReducer: @MainActor FaultyItemsReducer {
    let useCases: ItemsUseCases

    typealias EffectID = ItemsReducer.EffectID

    enum Action {
        case deleteResponse(Item, Result<Void, ItemError>)
        case other(ItemsAction)
    }

    private var others: Child<Self, ItemsReducer> {
        Child(ItemsReducer(useCases: useCases), at: \.self, action: Action.other)
    }

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        guard case .deleteTapped(let id) = intent, let item = state[id], state.isVisible(id) else {
            return others.reduce(&state, intent: intent, onEvent: never)
        }
        state.startDeleting(id)
        #if MISTAKE
        state.items.removeAll { $0.id == id }
        #else
        // The item keeps its position, but is hidden during the delete.
        #endif
        return .write(.item(id), useCases.deleting(id)) { .deleteResponse(item, $0) }
    }

    func reduce(_ state: inout ItemsState, action: Action) -> Effect<Self> {
        switch action {
        case .deleteResponse(let item, let answer):
            state.endDeleting(item.id, answer)
            #if MISTAKE
            if !answer.isDeleted, state[item.id] == nil { state.items.append(item) }
            #endif
            return .none
        case .other(let action):
            return others.reduce(&state, action: action, onEvent: never)
        }
    }
}
