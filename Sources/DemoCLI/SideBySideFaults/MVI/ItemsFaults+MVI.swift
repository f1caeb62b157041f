import Domain
import Presentation
import Scenarios

struct DeletesSilently: FaultyItemsReducer {
    let base: ItemsReducer

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        if case .deleteResponse(let id, .failure) = action {
            return same(base.reduce(&state, action: .deleteResponse(id, .success(()))))
        }
        return same(base.reduce(&state, action: action))
    }
}

struct ForgetsDeletesInFlight: FaultyItemsReducer {
    let base: ItemsReducer

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        if case .loadResponse(.success) = action { state.deleting = [] }
        return same(base.reduce(&state, action: action))
    }
}

struct ForgetsDeletedItems: FaultyItemsReducer {
    let base: ItemsReducer

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        if case .loadResponse = action { state.deletedDuringLoad = [] }
        return same(base.reduce(&state, action: action))
    }
}

struct StartsEmptyReducer: FaultyItemsReducer {
    let base: ItemsReducer

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        if intent == .loadRequested {
            state.items = []
            state.selectedItemID = nil
        }
        return same(base.reduce(&state, intent: intent))
    }
}

struct DismissesAnyErrorReducer: FaultyItemsReducer {
    let base: ItemsReducer

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        if case .errorDismissed = intent { state.error = nil }
        return same(base.reduce(&state, intent: intent))
    }
}

protocol FaultyItemsReducer: FaultyReducer, FaultyScreen where Base == ItemsReducer {}

extension FaultyItemsReducer {
    @MainActor
    static func makeScreen(_ useCases: ItemsUseCases) -> Screen<ItemsScenario> {
        let store = Store(ItemsState(), reducer: Self(base: ItemsReducer(useCases: useCases)))
        return Screen(store) { $0.intent(in: store.state) }
    }
}

extension Fault<ItemsScenario> {
    static let itemsMVI =
        [
            Fault(
                .mvi, DeletesSilently.self, "a delete that fails is not told",
                """
                The failure is dropped, as with `try?`: the item stays away though the service \
                still has it. A view model can do the same.
                """, .asEasy),
            Fault(
                .mvi, ForgetsDeletesInFlight.self, "a load brings back what is being deleted",
                """
                The answer of a load also ends what it knows nothing of, the deletes in flight. A \
                view model can do the same.
                """, .asEasy),
            Fault(
                .mvi, ForgetsDeletedItems.self, "an older load brings back what was deleted",
                """
                A load that was opened before the delete still has the item, and nothing remembers \
                that it is gone. A view model can do the same.
                """, .asEasy),
            Fault(
                .mvi, StartsEmptyReducer.self, "a load starts with an empty list",
                """
                The list is empty until the answer comes, and stays empty if the load fails. A view \
                model can do the same.
                """, .asEasy),
            Fault(
                .mvi, DismissesAnyErrorReducer.self, "dismissing an error clears a newer one",
                """
                Whatever is shown is cleared, though the user has read another error. A view \
                model's method can do the same.
                """, .asEasy),
        ]
}
