import Domain
import Testing

@testable import Presentation

/// Each test has its twin of the same name in `ItemsViewModelTests`.
@Suite("The items reducer", .timeLimit(.minutes(5)))
@MainActor
struct ItemsReducerTests {
    private let reducer = ItemsReducer(useCases: ControlledItems().useCases)

    private var loaded: ItemsState {
        var state = ItemsState()
        state.items = Item.samples
        state.loading = .loaded
        return state
    }

    @Test("A load shows the spinner and clears the error")
    func loadBegins() {
        var state = ItemsState()
        state.error = .unavailable("Offline.")
        let effect = reducer.reduce(&state, intent: .loadRequested)
        #expect(state.isLoading)
        #expect(state.error == nil)
        #expect(effect.text == "read(load)")
    }

    @Test("A load that succeeds shows its items")
    func loadSucceeds() {
        var state = ItemsState()
        state.loading = .loading
        let effect = reducer.reduce(&state, action: .loadResponse(.success(Item.samples)))
        #expect(state == loaded)
        #expect(effect.text == "")
    }

    @Test("A load that fails shows the error and keeps the items")
    func loadFails() {
        var state = loaded
        state.loading = .loading
        _ = reducer.reduce(&state, action: .loadResponse(.failure(.unavailable("Offline."))))
        var expected = loaded
        expected.error = .unavailable("Offline.")
        expected.loading = .failed(.unavailable("Offline."))
        #expect(state == expected)
    }

    @Test("A load does not bring back what was deleted while it was open")
    func deletedDuringLoad() {
        var state = loaded
        state.loading = .loading
        state.deleting = ["b"]
        _ = reducer.reduce(&state, action: .deleteResponse("b", .success(())))
        _ = reducer.reduce(&state, action: .loadResponse(.success(Item.samples)))
        #expect(state.visibleItems.map(\.id) == ["a", "c"])
        #expect(state.deletedDuringLoad == [])
    }

    @Test("A load clears the selection of an item that it no longer holds")
    func loadDeselects() {
        var state = loaded
        state.selectedItemID = "b"
        _ = reducer.reduce(&state, action: .loadResponse(.success([Item.samples[0]])))
        #expect(state.selectedItemID == nil)
    }

    @Test("Only what the list shows can be selected")
    func select() {
        var state = loaded
        _ = reducer.reduce(&state, intent: .itemTapped("b"))
        _ = reducer.reduce(&state, intent: .itemTapped("x"))
        #expect(state.selectedItem?.id == "b")
        _ = reducer.reduce(&state, intent: .selectionCleared)
        #expect(state.selectedItemID == nil)
    }

    @Test("A delete shows at once and clears the selection of its item")
    func deleteBegins() {
        var state = loaded
        state.selectedItemID = "b"
        let effect = reducer.reduce(&state, intent: .deleteTapped("b"))
        #expect(state.visibleItems.map(\.id) == ["a", "c"])
        #expect(state.selectedItemID == nil)
        #expect(effect.text == #"write(delete("b"))"#)
    }

    @Test("What the list does not show can't be deleted")
    func deleteIgnored() {
        var state = loaded
        state.deleting = ["b"]
        let before = state
        #expect(reducer.reduce(&state, intent: .deleteTapped("b")).text == "")
        #expect(reducer.reduce(&state, intent: .deleteTapped("x")).text == "")
        #expect(state == before)
    }

    @Test("A delete that succeeds removes the item")
    func deleteSucceeds() {
        var state = loaded
        state.deleting = ["b"]
        _ = reducer.reduce(&state, action: .deleteResponse("b", .success(())))
        #expect(state.items.map(\.id) == ["a", "c"])
        #expect(state.deleting == [])
        #expect(state.deletedDuringLoad == [])
    }

    @Test("A delete that fails puts the item back in its place and shows the error")
    func deleteFails() {
        var state = loaded
        state.deleting = ["b"]
        let error = ItemError.unavailable("Not allowed.")
        _ = reducer.reduce(&state, action: .deleteResponse("b", .failure(error)))
        #expect(state.visibleItems == Item.samples)
        #expect(state.error == error)
        #expect(state.loading == .loaded)
    }

    @Test("A list whose load has failed is not called empty when its last item is deleted")
    func emptyAfterFailedLoad() {
        var state = oneItemAndFailedLoad()
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Offline.")))
        _ = reducer.reduce(&state, action: .deleteResponse("a", .success(())))
        #expect(state.list.placeholder == .failed("Offline."))
        #expect(state.list.alert == nil)
    }

    @Test("The error of a delete is an alert, and is never called a failed load")
    func emptyAfterFailedDelete() {
        var state = oneItemAndFailedLoad()
        _ = reducer.reduce(
            &state, action: .deleteResponse("a", .failure(.unavailable("Not allowed."))))
        _ = reducer.reduce(&state, action: .deleteResponse("a", .success(())))
        #expect(state.list.placeholder == .failed("Offline."))
        #expect(state.list.alert == .unavailable("Not allowed."))
    }

    private func oneItemAndFailedLoad() -> ItemsState {
        var state = ItemsState()
        _ = reducer.reduce(&state, action: .loadResponse(.success([Item.samples[0]])))
        _ = reducer.reduce(&state, action: .loadResponse(.failure(.unavailable("Offline."))))
        return state
    }

    @Test("To dismiss an error is to leave another one")
    func dismiss() {
        var state = ItemsState()
        state.error = .unavailable("Newer.")
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Older.")))
        #expect(state.error == .unavailable("Newer."))
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Newer.")))
        #expect(state.error == nil)
    }
}
