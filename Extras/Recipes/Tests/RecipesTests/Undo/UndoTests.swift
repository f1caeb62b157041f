import Domain
import Presentation
import Recipes
import Testing

@Suite("A delete that can be undone, in either pattern", .timeLimit(.minutes(5)))
@MainActor
struct UndoTests {
    private let delay = HeldDelay()
    private let service = ControlledDeletes()

    @Test(
        "A delete hides its row at once, and is sent after five seconds",
        arguments: Pattern.allCases)
    func delete(_ pattern: Pattern) async {
        let list = UndoScreen(pattern, service, delay)
        list.delete("b")
        list.delete("b")
        #expect(list.shown == ["a", "c"])
        #expect(list.state().undoable == "b")
        await delay.pass(1)
        await service.calls.arrive(1)
        #expect(list.state().undoable == nil && list.state().isWriting)
        list.undo("b")
        #expect(list.shown == ["a", "c"], "It is too late.")
        await service.calls.answer(1, .success(()))
        #expect(service.deleted == ["b"])
        #expect(list.shown == ["a", "c"] && !list.state().isWriting)
    }

    @Test(
        "An undo shows the row in its old position, and nothing is sent",
        arguments: Pattern.allCases)
    func undo(_ pattern: Pattern) async {
        let list = UndoScreen(pattern, service, delay)
        list.delete("b")
        await delay.arrive(1)
        list.undo("b")
        #expect(list.shown == ["a", "b", "c"] && !list.state().isWriting)
        await wait(for: "the end of the pause") { delay.open == 0 }
        #expect(list.leave() == nil)
        #expect(service.calls.count == 0)
    }

    @Test(
        "A newer delete sends the one before, whose undo comes too late",
        arguments: Pattern.allCases)
    func newer(_ pattern: Pattern) async {
        let list = UndoScreen(pattern, service, delay)
        list.delete("a")
        await delay.arrive(1)
        list.delete("b")
        await service.calls.arrive(1)
        list.undo("a")
        #expect(list.shown == ["c"])
        await delay.arrive(2)
        #expect(delay.open == 1, "The pause has begun again.")
        await service.calls.answer(1, .failure(.unavailable("Offline.")))
        #expect(list.shown == ["a", "c"])
        #expect(list.state().error == .unavailable("Offline."))
        list.undo("b")
        #expect(list.shown == ["a", "b", "c"])
        #expect(service.deleted == ["a"])
    }

    @Test("Who leaves sends the delete that waits, once", arguments: Pattern.allCases)
    func leave(_ pattern: Pattern) async {
        let list = UndoScreen(pattern, service, delay)
        list.delete("a")
        await delay.arrive(1)
        let leaving = list.leave()
        #expect(leaving != nil && list.leave() == nil)
        await service.calls.answer(leaving, .success(()))
        await wait(for: "the end of the pause") { delay.open == 0 }
        #expect(service.deleted == ["a"])
    }
}

/// The use case, answered by the test.
@MainActor
private final class ControlledDeletes: DeleteItemUseCase {
    let calls = ControlledCalls<Result<Void, ItemError>>()
    private(set) var deleted: [Item.ID] = []

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        deleted.append(id)
        try await calls.call().get()
    }
}

/// A list of either pattern.
@MainActor
private struct UndoScreen {
    let state: () -> UndoState
    let delete: (Item.ID) -> Void
    let undo: (Item.ID) -> Void
    let leave: () -> ScreenTask?

    var shown: [Item.ID] { state().shownItems.map(\.id) }

    init(_ pattern: Pattern, _ service: ControlledDeletes, _ delay: HeldDelay) {
        let items = ["a", "b", "c"].map { Item(id: $0, name: $0) }
        switch pattern {
        case .mvvm:
            let viewModel = UndoViewModel(items, deleteItem: service, delay: delay)
            state = { viewModel.state }
            delete = { viewModel.delete($0) }
            undo = { viewModel.undo($0) }
            leave = { viewModel.leave() }
        case .mvi:
            let store = UndoStore(
                UndoState(items), reducer: UndoReducer(deleteItem: service, delay: delay))
            state = { store.state }
            delete = { store.send(.deleteTapped($0)) }
            undo = { store.send(.undoTapped($0)) }
            leave = { store.send(.left) }
        }
    }
}
