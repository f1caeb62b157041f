import Domain

@testable import Presentation

/// The items reducer with one mistake in it.
struct FaultyItemsReducer: Reducer {
    enum Fault: String, CaseIterable {
        case deletesSilently = "a delete that fails is not told, as with try?"
        case showsCancellation = "a cancelled request is an error"
        case forgetsDeletesUnderWay = "a load brings back what is being deleted"
        case forgetsAcknowledgedDeletes = "an older load brings back what was deleted"
        case keepsSelection = "what is deleted stays selected"
        case losesItemsOnFailure = "a load that fails empties the list"
    }

    let base: ItemsReducer
    let fault: Fault

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<ItemsAction, Never> {
        let selected = state.selectedItemID
        let effect = base.reduce(&state, intent: intent)
        if fault == .keepsSelection, intent != .selectionCleared, state.selectedItemID == nil {
            state.selectedItemID = selected
        }
        return effect
    }

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<ItemsAction, Never> {
        switch (fault, action) {
        case (.deletesSilently, .deleteResponse(let id, .failure)):
            return base.reduce(&state, action: .deleteResponse(id, .success(())))
        case (.losesItemsOnFailure, .loadResponse(.failure)):
            state.items = []
        case (.showsCancellation, .loadResponse(.failure(.cancelled))):
            state.error = .cancelled
        default:
            break
        }
        let effect = base.reduce(&state, action: action)
        switch (fault, action) {
        case (.forgetsDeletesUnderWay, .loadResponse(.success)): state.deleting = []
        case (.forgetsAcknowledgedDeletes, .deleteResponse): state.deletedDuringLoad = []
        default: break
        }
        return effect
    }
}
