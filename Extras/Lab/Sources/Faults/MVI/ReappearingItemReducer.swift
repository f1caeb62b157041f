import Domain
import Presentation

/// Hides an item while it is being deleted, and takes a load for the whole truth.
struct ReappearingItemReducer: @MainActor FaultyItemsReducer {
    let useCases: ItemsUseCases

    typealias Action = ItemsAction

    private var right: Child<Self, ItemsReducer> {
        Child(ItemsReducer(useCases: useCases), at: \.self) { $0 }
    }

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        right.reduce(&state, intent: intent, onEvent: never)
    }

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        guard case .loadResponse(.success(let items)) = action else {
            return right.reduce(&state, action: action, onEvent: never)
        }
        state.loading = .loaded
        state.items = items
        if state.selectedItem == nil { state.selectedItemID = nil }
        return .none
    }
}
