import Domain
import Testing

@testable import Presentation

/// Each test has its twin of the same name in `ItemsViewModelTests`.
@Suite("The items reducer", .timeLimit(.minutes(5)))
@MainActor
struct ItemsReducerTests {
    private let service = ControlledItems()
    private let reducer: ItemsReducer
    private let offline = ItemError.unavailable("Offline.")
    private let notAllowed = ItemError.unavailable("Not allowed.")

    init() {
        reducer = ItemsReducer(useCases: service.useCases)
    }

    private var loaded: ItemsState {
        var state = ItemsState()
        state.items = Item.samples
        state.loading = .loaded
        return state
    }

    @Test("A load shows the spinner and clears the error; its answer shows the items")
    func load() async {
        var state = ItemsState()
        state.errors.failRead(offline)
        let screen = Transitions(state, reducer)
        await service.loads.answer(screen.send(.loadRequested), .success(Item.samples))
        screen.expect(
            (
                "loadRequested",
                {
                    $0.loading = .loading
                    $0.errors.beginRead()
                }
            ), ("loadResponse", { $0 = loaded }))
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

    @Test("A load that is answered during a delete leaves the item hidden")
    func loadedDuringDelete() {
        var state = loaded
        state.loading = .loading
        state.deleting = ["b"]
        _ = reducer.reduce(&state, action: .loadResponse(.success(Item.samples)))
        #expect(state.visibleItems.map(\.id) == ["a", "c"])
        #expect(state.isWriting)
        _ = reducer.reduce(&state, action: .deleteResponse("b", .failure(notAllowed)))
        #expect(state.visibleItems == Item.samples)
    }

    @Test("A load clears the selection of an item that it no longer holds")
    func loadDeselects() {
        var state = loaded
        state.selectedItemID = "b"
        _ = reducer.reduce(&state, action: .loadResponse(.success([Item.samples[0]])))
        #expect(state.selectedItemID == nil)
    }

    @Test("A link to an item that a load in flight loses is an error")
    func linkDuringLoad() {
        var state = loaded
        state.loading = .loading
        _ = reducer.reduce(&state, intent: .linkOpened("b"))
        _ = reducer.reduce(&state, action: .loadResponse(.success([Item.samples[0]])))
        #expect(state.selectedItemID == nil)
        #expect(state.error == .notFound("b"))
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
    func delete() async {
        var state = loaded
        state.selectedItemID = "b"
        let screen = Transitions(state, reducer)
        let deleting = screen.send(.deleteTapped("b"))
        #expect(screen.store.state.visibleItems.map(\.id) == ["a", "c"])
        #expect(screen.store.state.isWriting)
        await service.deletes.answer(deleting, .success(()))
        screen.expect(
            (
                "deleteTapped",
                {
                    $0.deleting = ["b"]
                    $0.selectedItemID = nil
                }
            ),
            (
                "deleteResponse",
                {
                    $0.deleting = []
                    $0.items.remove(at: 1)
                }
            ))
    }

    @Test("To delete what is gone already is no error")
    func deleteGone() {
        var state = loaded
        state.deleting = ["b"]
        _ = reducer.reduce(&state, action: .deleteResponse("b", .failure(.notFound("b"))))
        #expect(state.items.map(\.id) == ["a", "c"])
        #expect(!state.isWriting)
        #expect(state.error == nil)
    }

    @Test("What the list does not show can't be deleted")
    func deleteIgnored() {
        var state = loaded
        state.deleting = ["b"]
        let screen = Transitions(state, reducer)
        #expect(screen.send(.deleteTapped("b")) == nil)
        #expect(screen.send(.deleteTapped("x")) == nil)
        screen.expect(("deleteTapped", { _ in }), ("deleteTapped", { _ in }))
    }

    @Test("A delete that fails puts the item back and shows the error, until it is dismissed")
    func deleteFails() {
        var state = loaded
        state.deleting = ["b"]
        state.loading = .loading
        _ = reducer.reduce(&state, action: .deleteResponse("b", .failure(notAllowed)))
        #expect(state.visibleItems == Item.samples)
        _ = reducer.reduce(&state, action: .loadResponse(.success(Item.samples)))
        #expect(state.visibleItems == Item.samples)
        #expect(state.loading == .loaded)
        _ = reducer.reduce(&state, intent: .linkOpened("x"))
        #expect(state.error == notAllowed)
        _ = reducer.reduce(&state, intent: .errorDismissed(notAllowed))
        #expect(state.error == nil)
    }

    @Test("An error of a delete is never called a failed load, and a failed load never “No Items”")
    func emptyAfterFailures() {
        var state = ItemsState()
        state.items = [Item.samples[0]]
        _ = reducer.reduce(&state, action: .loadResponse(.failure(offline)))
        _ = reducer.reduce(&state, intent: .errorDismissed(offline))
        _ = reducer.reduce(&state, action: .deleteResponse("a", .failure(notAllowed)))
        #expect(state.list.alert == notAllowed)
        _ = reducer.reduce(&state, action: .deleteResponse("a", .success(())))
        #expect(state.list.placeholder == .failed("Offline."))
    }
}
