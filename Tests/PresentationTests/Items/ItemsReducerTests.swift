import Domain
import Presentation
import Testing

/// A reducer only puts its use cases into effects; here it has some that must never be asked.
@Suite("The items reducer is pure")
struct ItemsReducerTests {
    private let reducer = ItemsReducer(getItems: Unasked(), deleteItem: Unasked())
    private let apple = Item(id: "a", name: "Apple")
    private let banana = Item(id: "b", name: "Banana")

    private var loaded: ItemsState {
        var state = ItemsState()
        state.items = [apple, banana]
        return state
    }

    @Test func aLoadStartsAndReplacesTheOneBefore() {
        var state = loaded
        state.error = .unavailable("Offline.")
        let effect = reducer.reduce(&state, intent: .loadRequested)
        var expected = loaded
        expected.isLoading = true
        #expect(state == expected)
        #expect("\(effect)" == "cancellable(load)")
    }

    @Test func aLoadThatSucceedsShowsItsItems() {
        var state = ItemsState()
        state.isLoading = true
        let effect = reducer.reduce(&state, action: .loadResponse(.success([apple, banana])))
        #expect(state == loaded)
        #expect("\(effect)" == "")
    }

    @Test func aLoadThatFailsKeepsTheItems() {
        var state = loaded
        state.isLoading = true
        _ = reducer.reduce(&state, action: .loadResponse(.failure(.unavailable("Offline."))))
        var expected = loaded
        expected.error = .unavailable("Offline.")
        #expect(state == expected)
    }

    @Test func aCancelledLoadIsNoError() {
        var state = loaded
        state.isLoading = true
        _ = reducer.reduce(&state, action: .loadResponse(.failure(.cancelled)))
        #expect(state == loaded)
    }

    @Test func aSelectionThatALoadNoLongerHoldsEnds() {
        var state = loaded
        state.selectedItemID = "b"
        _ = reducer.reduce(&state, action: .loadResponse(.success([apple])))
        #expect(state.selectedItemID == nil)
    }

    @Test func aDeleteHidesTheItemAndKeepsItsPlace() {
        var state = loaded
        state.selectedItemID = "a"
        let effect = reducer.reduce(&state, intent: .deleteTapped("a"))
        #expect(state.visibleItems == [banana])
        #expect(state.items == [apple, banana])
        #expect(state.selectedItemID == nil)
        #expect("\(effect)" == "cancellable(delete(\"a\"))")
    }

    @Test func aSecondTapDoesNothing() {
        var state = loaded
        _ = reducer.reduce(&state, intent: .deleteTapped("a"))
        let before = state
        let effect = reducer.reduce(&state, intent: .deleteTapped("a"))
        #expect(state == before)
        #expect("\(effect)" == "")
    }

    @Test func anAcknowledgedDeleteForgetsTheItem() {
        var state = loaded
        _ = reducer.reduce(&state, intent: .deleteTapped("a"))
        _ = reducer.reduce(&state, action: .deleteResponse("a", .success(())))
        var expected = ItemsState()
        expected.items = [banana]
        #expect(state == expected)
    }

    @Test(arguments: [ItemError.notFound("a"), .unavailable("Offline."), .cancelled])
    func aDeleteThatFailsBringsTheItemBack(error: ItemError) {
        var state = loaded
        _ = reducer.reduce(&state, intent: .deleteTapped("a"))
        _ = reducer.reduce(&state, action: .deleteResponse("a", .failure(error)))
        #expect(state.visibleItems == [apple, banana])
        #expect(state.error == (error == .cancelled ? nil : error))
    }

    @Test func whatIsNotThereIsNeitherSelectedNorDeleted() {
        var state = loaded
        for intent in [ItemsIntent.itemTapped("x"), .deleteTapped("x")] {
            #expect("\(reducer.reduce(&state, intent: intent))" == "")
            #expect(state == loaded)
        }
    }
}

private struct Unasked: GetItemsUseCase, DeleteItemUseCase {
    func execute() async throws(ItemError) -> [Item] { fatalError("A reducer asks nobody.") }
    func execute(id: Item.ID) async throws(ItemError) { fatalError("A reducer asks nobody.") }
}
