import Domain
import Testing

@testable import Presentation

/// Each test has its twin of the same name in `ItemsReducerTests`.
@Suite("The items view model", .timeLimit(.minutes(5)))
@MainActor
struct ItemsViewModelTests {
    private let service = ControlledItems()
    private let viewModel: ItemsViewModel

    init() {
        viewModel = ItemsViewModel(useCases: service.useCases)
    }

    @Test("A load shows the spinner and clears the error")
    func loadBegins() async {
        await load(.failure(.unavailable("Offline.")))
        viewModel.load()
        #expect(viewModel.state.isLoading)
        #expect(viewModel.state.error == nil)
    }

    @Test("A load that succeeds shows its items")
    func loadSucceeds() async {
        await load(.success(Item.samples))
        #expect(viewModel.state.visibleItems == Item.samples)
        #expect(viewModel.state.loading == .loaded)
    }

    @Test("A load that fails shows the error and keeps the items")
    func loadFails() async {
        await load(.success(Item.samples))
        await load(.failure(.unavailable("Offline.")))
        #expect(viewModel.state.visibleItems == Item.samples)
        #expect(viewModel.state.error == .unavailable("Offline."))
        #expect(viewModel.state.loading == .failed(.unavailable("Offline.")))
    }

    @Test("A load does not bring back what was deleted while it was open")
    func deletedDuringLoad() async {
        await load(.success(Item.samples))
        let loading = viewModel.load()
        await delete("b", .success(()))
        await service.loads.answer(loading, .success(Item.samples))
        #expect(viewModel.state.visibleItems.map(\.id) == ["a", "c"])
        #expect(viewModel.state.deletedDuringLoad == [])
    }

    @Test("A load clears the selection of an item that it no longer holds")
    func loadDeselects() async {
        await load(.success(Item.samples))
        viewModel.select("b")
        await load(.success([Item.samples[0]]))
        #expect(viewModel.state.selectedItemID == nil)
    }

    @Test("Only what the list shows can be selected")
    func select() async {
        await load(.success(Item.samples))
        viewModel.select("b")
        viewModel.select("x")
        #expect(viewModel.state.selectedItem?.id == "b")
        viewModel.deselect()
        #expect(viewModel.state.selectedItemID == nil)
    }

    @Test("A delete shows at once and clears the selection of its item")
    func deleteBegins() async {
        await load(.success(Item.samples))
        viewModel.select("b")
        viewModel.delete("b")
        #expect(viewModel.state.visibleItems.map(\.id) == ["a", "c"])
        #expect(viewModel.state.selectedItemID == nil)
    }

    @Test("What the list does not show can't be deleted")
    func deleteIgnored() async {
        await load(.success(Item.samples))
        viewModel.delete("b")
        #expect(viewModel.delete("b") == nil)
        #expect(viewModel.delete("x") == nil)
        #expect(viewModel.state.deleting == ["b"])
    }

    @Test("A delete that succeeds removes the item")
    func deleteSucceeds() async {
        await load(.success(Item.samples))
        await delete("b", .success(()))
        #expect(viewModel.state.items.map(\.id) == ["a", "c"])
        #expect(viewModel.state.deleting == [])
        #expect(viewModel.state.deletedDuringLoad == [])
    }

    @Test("A delete that fails puts the item back in its place and shows the error")
    func deleteFails() async {
        await load(.success(Item.samples))
        await delete("b", .failure(.unavailable("Not allowed.")))
        #expect(viewModel.state.visibleItems == Item.samples)
        #expect(viewModel.state.error == .unavailable("Not allowed."))
        #expect(viewModel.state.loading == .loaded)
    }

    @Test("A list whose load has failed is not called empty when its last item is deleted")
    func emptyAfterFailedLoad() async {
        await loadOneItemAndFail()
        viewModel.dismiss(.unavailable("Offline."))
        await delete("a", .success(()))
        #expect(viewModel.state.list.placeholder == .failed("Offline."))
        #expect(viewModel.state.list.alert == nil)
    }

    @Test("The error of a delete is an alert, and is never called a failed load")
    func emptyAfterFailedDelete() async {
        await loadOneItemAndFail()
        await delete("a", .failure(.unavailable("Not allowed.")))
        await delete("a", .success(()))
        #expect(viewModel.state.list.placeholder == .failed("Offline."))
        #expect(viewModel.state.list.alert == .unavailable("Not allowed."))
    }

    private func loadOneItemAndFail() async {
        await load(.success([Item.samples[0]]))
        await load(.failure(.unavailable("Offline.")))
    }

    @Test("To dismiss an error is to leave another one")
    func dismiss() async {
        await load(.failure(.unavailable("Newer.")))
        viewModel.dismiss(.unavailable("Older."))
        #expect(viewModel.state.error == .unavailable("Newer."))
        viewModel.dismiss(.unavailable("Newer."))
        #expect(viewModel.state.error == nil)
    }

    // These have no twin: a store does this for every reducer.

    @Test("Each call and each answer notifies once")
    func notifiesOnce() async {
        let notifications = Notifications { viewModel.state }
        await load(.success(Item.samples))
        #expect(notifications.count == 2)
        await delete("b", .success(()))
        #expect(notifications.count == 4)
    }

    @Test("Stopped, it waits for no load; a delete goes on and is shown")
    func stop() async {
        await load(.success(Item.samples))
        let deleting = viewModel.delete("b")
        let loading = viewModel.load()
        await service.loads.arrive(2)
        viewModel.stop()
        #expect(!viewModel.state.isLoading)
        await service.loads.answer(loading, .success([]))
        await service.deletes.answer(deleting, .success(()))
        #expect(viewModel.state.items.map(\.id) == ["a", "c"])
        #expect(viewModel.state.deleting == [])
        #expect(viewModel.state.deletedDuringLoad == [])
    }

    private func load(_ answer: Result<[Item], ItemError>) async {
        await service.loads.answer(viewModel.load(), answer)
    }

    private func delete(_ id: Item.ID, _ answer: Result<Void, ItemError>) async {
        await service.deletes.answer(viewModel.delete(id), answer)
    }
}
