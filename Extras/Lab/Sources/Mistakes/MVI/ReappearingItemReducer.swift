import Domain
import FaultyScreens
import Presentation

/// Hides an item while it is being deleted, and shows every loaded list as it is.
struct ReappearingItemReducer: @MainActor FaultyItemsReducer {
    let useCases: ItemsUseCases

    typealias Action = ItemsAction
    typealias EffectID = ItemsReducer.EffectID

    private var others: Child<Self, ItemsReducer> {
        Child(ItemsReducer(useCases: useCases), at: \.self) { $0 }
    }

    #if MEND_2
    private var load: Effect<Self> {
        .read(.load, useCases.getItems.execute, as: ItemsAction.loadResponse)
    }
    #endif

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        switch intent {
        #if MEND_2
        case .loadRequested:
            state.beginLoad()
            return load
        // Removes the item from the list at once. If the delete fails, the next load brings it back.
        case .deleteTapped(let id) where state.isVisible(id):
            state.items.removeAll { $0.id == id }
            return .write(.item(id), useCases.deleting(id)) { .deleteResponse(id, $0) }
        #endif
        default:
            return others.reduce(&state, intent: intent, onEvent: never)
        }
    }

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        switch action {
        case .loadResponse(.success(let items)):
            #if MEND_1
            state.show(items.filter { !state.deleting.contains($0.id) })
            #elseif MENDED
            state.show(items.applying(state.changesDuringLoad))
            #else
            state.show(items)
            #endif
            return .none
        case .deleteResponse(let id, let answer):
            state.show(answer, ofDeleting: id)
            #if MENDED
            // A list that is being loaded may still contain the item.
            if state.isLoading, answer.isDeleted { state.changesDuringLoad.append(.deleted(id)) }
            #endif
            #if MEND_2
            return load
            #else
            return .none
            #endif
        default:
            return others.reduce(&state, action: action, onEvent: never)
        }
    }
}
