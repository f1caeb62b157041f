import Domain
import FaultyScreens
import Presentation

/// Hides an item while it is being deleted, and takes a load for the whole truth.
struct ReappearingItemReducer: @MainActor FaultyItemsReducer {
    let useCases: ItemsUseCases

    typealias Action = ItemsAction

    private var others: Child<Self, ItemsReducer> {
        Child(ItemsReducer(useCases: useCases), at: \.self) { $0 }
    }

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        others.reduce(&state, intent: intent, onEvent: never)
    }

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        switch action {
        case .loadResponse(.success(let items)):
            #if MISTAKE
            state.show(items)
            #elseif MEND_1
            state.show(items.filter { !state.deleting.contains($0.id) })
            #elseif MEND_2
            state.show(items)
            state.deleting = []
            #else
            state.show(items.applying(state.changesDuringLoad))
            #endif
            return .none
        #if MEND_2
        // The item stays hidden until a list without it is here. No spinner: nobody asked for it.
        case .deleteResponse(_, .success):
            let loading = state.loading
            let load = reduce(&state, intent: .loadRequested)
            state.loading = loading
            return load
        #endif
        default:
            return others.reduce(&state, action: action, onEvent: never)
        }
    }
}
