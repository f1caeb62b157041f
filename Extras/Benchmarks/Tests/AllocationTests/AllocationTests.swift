import AllocationCounter
import Domain
import Presentation
import Testing

/// The tests count the allocations of the main actor's thread, so only one test may run at a time.
@Suite(
    "What the patterns allocate, in a release build", .serialized,
    .enabled(if: isReleaseBuild && allocations_are_counted()))
@MainActor
struct AllocationTests {
    private let items = (0..<100_000).map { Item(id: "item-\($0)", name: "Item \($0)") }

    @Test("An intent without an effect allocates nothing, in either pattern")
    func intent() async {
        let store = await makeStore()
        let viewModel = await makeViewModel()
        #expect(blocks { store.send(.itemTapped("item-1")) } == 0)
        #expect(blocks { viewModel.select("item-1") } == 0)
    }

    @Test("Deleting one of many items does not copy the items, in either pattern")
    func delete() async {
        let store = await makeStore()
        let viewModel = await makeViewModel()
        #expect(await allocated { await store.send(.deleteTapped("item-1"))?.finish() } < 100_000)
        #expect(await allocated { await viewModel.delete("item-1")?.finish() } < 100_000)
        #expect(store.state.items.count == 99_999)
        #expect(viewModel.state.items.count == 99_999)
    }

    /// Shows that a copy is counted: the log holds the old state, so the change has to copy the items.
    @Test("A store with a log copies the changed values")
    func log() async {
        let store = await makeStore { _ in }
        #expect(await allocated { await store.send(.deleteTapped("item-1"))?.finish() } > 3_000_000)
    }

    private func makeStore(log: ItemsStore.Log? = nil) async -> ItemsStore {
        let service = ReadyItems(items: items)
        let reducer = ItemsReducer(
            useCases: ItemsUseCases(getItems: service, deleteItem: service, saveItem: service))
        let store = ItemsStore(ItemsState(), reducer: reducer, log: log)
        await store.send(.loadRequested)?.finish()
        // Before the count, this causes the allocations that happen only once in a process.
        store.send(.itemTapped("item-0"))
        return store
    }

    private func makeViewModel() async -> ItemsViewModel {
        let service = ReadyItems(items: items)
        let viewModel = ItemsViewModel(
            useCases: ItemsUseCases(getItems: service, deleteItem: service, saveItem: service))
        await viewModel.load().finish()
        viewModel.select("item-0")
        return viewModel
    }

    private func blocks(_ work: () -> Void) -> Int64 {
        let before = allocations_of_thread().blocks
        work()
        return allocations_of_thread().blocks - before
    }

    /// The number of bytes that the work allocates.
    private func allocated(_ work: () async -> Void) async -> Int64 {
        let before = allocations_of_thread().bytes
        await work()
        return allocations_of_thread().bytes - before
    }
}

/// A service that returns its items at once.
private struct ReadyItems: GetItemsUseCase, DeleteItemUseCase, SaveItemUseCase {
    let items: [Item]

    func execute() async throws(ItemError) -> [Item] { Array(items.lazy.map { $0 }) }
    func execute(id: Item.ID) async throws(ItemError) {}
    func execute(_ item: Item, isNew: Bool) async throws(ItemError) -> Item { item }
}

#if DEBUG
private let isReleaseBuild = false
#else
private let isReleaseBuild = true
#endif
