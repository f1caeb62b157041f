import AllocationCounter
import Domain
import Presentation
import Testing

/// Counts are those of the main actor's thread; what other tests allocate meanwhile is not among them.
@Suite(
    "What the patterns allocate, in a release build",
    .enabled(if: isReleaseBuild && allocations_are_counted()))
@MainActor
struct AllocationTests {
    private let items = (0..<100_000).map { Item(id: "item-\($0)", name: "Item \($0)") }

    @Test func anIntentWithoutAnEffectAllocatesNothing() async {
        let store = await makeStore()
        let viewModel = await makeViewModel()
        #expect(allocated { store.send(.itemTapped("item-1")) }.blocks == 0)
        #expect(allocated { viewModel.select("item-1") }.blocks == 0)
    }

    @Test func deletingOneOfManyCopiesNone() async {
        let store = await makeStore()
        let viewModel = await makeViewModel()
        #expect(allocated { store.send(.deleteTapped("item-1")) }.bytes < 10_000)
        #expect(allocated { viewModel.delete("item-1") }.bytes < 10_000)
        #expect(store.state.items.count == 99_998)
        #expect(viewModel.state.items.count == 99_998)
    }

    /// What copies is seen: an observer of transitions holds the state before each of them.
    @Test func aStoreThatIsTracedCopiesWhatChanges() async {
        let store = await makeStore { _ in }
        #expect(allocated { store.send(.deleteTapped("item-1")) }.bytes > 3_000_000)
    }

    private func makeStore(observer: ItemsStore.Observer? = nil) async -> ItemsStore {
        let service = ReadyItems(items: items)
        let reducer = ItemsReducer(getItems: service, deleteItem: service)
        let store = ItemsStore(ItemsState(), reducer: reducer, observer: observer)
        await store.send(.loadRequested).finished()
        // What is made once in the life of a process is made now.
        store.send(.itemTapped("item-0"))
        store.send(.deleteTapped("item-0"))
        return store
    }

    private func makeViewModel() async -> ItemsViewModel {
        let service = ReadyItems(items: items)
        let viewModel = ItemsViewModel(getItems: service, deleteItem: service)
        await viewModel.load().finished()
        viewModel.select("item-0")
        viewModel.delete("item-0")
        return viewModel
    }

    private func allocated(_ work: () -> Void) -> Allocations {
        let before = allocations_of_thread()
        work()
        let after = allocations_of_thread()
        return Allocations(
            blocks: after.blocks - before.blocks, bytes: after.bytes - before.bytes,
            live: after.live - before.live)
    }
}

/// A service with its items at hand.
private struct ReadyItems: GetItemsUseCase, DeleteItemUseCase {
    let items: [Item]

    func execute() async throws(ItemError) -> [Item] { Array(items.lazy.map { $0 }) }
    func execute(id: Item.ID) async throws(ItemError) {}
}

#if DEBUG
private let isReleaseBuild = false
#else
private let isReleaseBuild = true
#endif
