import Domain
import Testing

@testable import Presentation

/// Each test has its twin of the same name in `ItemsViewModelTests`.
@Suite("The items reducer", .timeLimit(.minutes(5)))
@MainActor
struct ItemsReducerTests {
    private let reducer = ItemsReducer(useCases: ControlledItems().useCases)
    private let offline = ItemError.unavailable("Offline.")
    private let notAllowed = ItemError.unavailable("Not allowed.")

    private var loaded: ItemsState {
        var state = ItemsState()
        state.items = Item.samples
        state.loading = .loaded
        return state
    }

    @Test("A load shows the spinner and clears the error; its answer shows the items")
    func load() {
        var state = ItemsState()
        state.error = offline
        #expect(reducer.reduce(&state, intent: .loadRequested).text == "read(load)")
        #expect(state.isLoading)
        #expect(state.error == nil)
        let effect = reducer.reduce(&state, action: .loadResponse(.success(Item.samples)))
        #expect(state == loaded)
        #expect(effect.text == "")
    }

    @Test("A load that fails shows the error and keeps the items")
    func loadFails() {
        var state = loaded
        state.loading = .loading
        _ = reducer.reduce(&state, action: .loadResponse(.failure(offline)))
        #expect(state.items == Item.samples)
        #expect(state.error == offline)
        #expect(state.loading == .failed(offline))
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

    @Test("A delete takes its item off the list at once and clears the selection; so it stays")
    func delete() {
        var state = loaded
        state.selectedItemID = "b"
        let effect = reducer.reduce(&state, intent: .deleteTapped("b"))
        #expect(state.visibleItems.map(\.id) == ["a", "c"])
        #expect(state.selectedItemID == nil)
        #expect(effect.text == #"write(delete("b"))"#)
        _ = reducer.reduce(&state, action: .deleteResponse("b", .success(())))
        #expect(state.items.map(\.id) == ["a", "c"])
        #expect(state.deleting == [])
        #expect(state.deletedDuringLoad == [])
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

    @Test("A delete that fails puts the item back in its place and shows the error")
    func deleteFails() {
        var state = loaded
        state.deleting = ["b"]
        _ = reducer.reduce(&state, action: .deleteResponse("b", .failure(notAllowed)))
        #expect(state.visibleItems == Item.samples)
        #expect(state.error == notAllowed)
        #expect(state.loading == .loaded)
    }

    @Test("An error of a delete is never called a failed load, and a failed load never “No Items”")
    func emptyAfterFailures() {
        var state = ItemsState()
        state.items = [Item.samples[0]]
        _ = reducer.reduce(&state, action: .loadResponse(.failure(offline)))
        _ = reducer.reduce(&state, intent: .errorDismissed(offline))
        _ = reducer.reduce(&state, action: .deleteResponse("a", .failure(notAllowed)))
        _ = reducer.reduce(&state, action: .deleteResponse("a", .success(())))
        #expect(state.list.placeholder == .failed("Offline."))
        #expect(state.list.alert == notAllowed)
    }

    @Test("To dismiss an error is to leave another one")
    func dismiss() {
        var state = ItemsState()
        state.error = notAllowed
        _ = reducer.reduce(&state, intent: .errorDismissed(offline))
        #expect(state.error == notAllowed)
        _ = reducer.reduce(&state, intent: .errorDismissed(notAllowed))
        #expect(state.error == nil)
    }
}
