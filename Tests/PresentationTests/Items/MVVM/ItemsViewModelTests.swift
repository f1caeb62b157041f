import Domain
import Testing

@testable import Presentation

/// Each test has its twin of the same name in `ItemsReducerTests`.
@Suite("The items view model", .timeLimit(.minutes(5)))
@MainActor
struct ItemsViewModelTests {
    private let service = ControlledItems()
    private let viewModel: ItemsViewModel
    private let offline = ItemError.unavailable("Offline.")
    private let notAllowed = ItemError.unavailable("Not allowed.")

    init() {
        viewModel = ItemsViewModel(useCases: service.useCases)
    }

    @Test("A load shows the spinner and clears the error; its answer shows the items")
    func load() async {
        await load(.failure(offline))
        let loading = viewModel.load()
        #expect(viewModel.state.isLoading)
        #expect(viewModel.state.error == nil)
        await service.loads.answer(loading, .success(Item.samples))
        #expect(viewModel.state.visibleItems == Item.samples)
        #expect(viewModel.state.loading == .loaded)
    }

    @Test("A load that fails shows the error and keeps the items")
    func loadFails() async {
        await load(.success(Item.samples))
        await load(.failure(offline))
        #expect(viewModel.state.visibleItems == Item.samples)
        #expect(viewModel.state.error == offline)
        #expect(viewModel.state.loading == .failed(offline))
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

    @Test("A load that is answered during a delete leaves the item hidden")
    func loadedDuringDelete() async {
        await load(.success(Item.samples))
        let deleting = viewModel.delete("b")
        await load(.success(Item.samples))
        #expect(viewModel.state.visibleItems.map(\.id) == ["a", "c"])
        #expect(viewModel.state.isWriting)
        await service.deletes.answer(deleting, .failure(notAllowed))
        #expect(viewModel.state.visibleItems == Item.samples)
    }

    @Test("A load clears the selection of an item that it no longer holds")
    func loadDeselects() async {
        await load(.success(Item.samples))
        viewModel.select("b")
        await load(.success([Item.samples[0]]))
        #expect(viewModel.state.selectedItemID == nil)
    }

    @Test("A link to an item that a load in flight loses is an error")
    func linkDuringLoad() async {
        await load(.success(Item.samples))
        let loading = viewModel.load()
        viewModel.openLink(to: "b")
        await service.loads.answer(loading, .success([Item.samples[0]]))
        #expect(viewModel.state.selectedItemID == nil)
        #expect(viewModel.state.error == .notFound("b"))
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

    @Test("A delete takes its item off the list at once and clears the selection; so it stays")
    func delete() async {
        await load(.success(Item.samples))
        viewModel.select("b")
        let deleting = viewModel.delete("b")
        #expect(viewModel.state.isWriting)
        #expect(viewModel.state.visibleItems.map(\.id) == ["a", "c"])
        #expect(viewModel.state.selectedItemID == nil)
        await service.deletes.answer(deleting, .success(()))
        #expect(viewModel.state.items.map(\.id) == ["a", "c"])
        #expect(viewModel.state.deleting == [])
        #expect(viewModel.state.deletedDuringLoad == [])
    }

    @Test("To delete what is gone already is no error")
    func deleteGone() async {
        await load(.success(Item.samples))
        await delete("b", .failure(.notFound("b")))
        #expect(viewModel.state.items.map(\.id) == ["a", "c"])
        #expect(!viewModel.state.isWriting)
        #expect(viewModel.state.error == nil)
    }

    @Test("What the list does not show can't be deleted")
    func deleteIgnored() async {
        await load(.success(Item.samples))
        viewModel.delete("b")
        #expect(viewModel.delete("b") == nil)
        #expect(viewModel.delete("x") == nil)
        #expect(viewModel.state.deleting == ["b"])
    }

    @Test("A delete that fails puts the item back and shows the error, until it is dismissed")
    func deleteFails() async {
        await load(.success(Item.samples))
        let loading = viewModel.load()
        await delete("b", .failure(notAllowed))
        #expect(viewModel.state.visibleItems == Item.samples)
        await service.loads.answer(loading, .success(Item.samples))
        #expect(viewModel.state.visibleItems == Item.samples)
        #expect(viewModel.state.loading == .loaded)
        viewModel.openLink(to: "x")
        #expect(viewModel.state.error == notAllowed)
        viewModel.dismiss(notAllowed)
        #expect(viewModel.state.error == nil)
    }

    @Test("An error of a delete is never called a failed load, and a failed load never “No Items”")
    func emptyAfterFailures() async {
        await load(.success([Item.samples[0]]))
        await load(.failure(offline))
        viewModel.dismiss(offline)
        await delete("a", .failure(notAllowed))
        #expect(viewModel.state.list.alert == notAllowed)
        await delete("a", .success(()))
        #expect(viewModel.state.list.placeholder == .failed("Offline."))
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
