import Domain
import Testing

@testable import DemoCLI

@MainActor
@Suite("The use cases of a race wait for their answers")
struct HeldItemsTests {
    @Test("A load brings what was there when it was opened; a delete is done when it is answered")
    func order() async throws {
        let kept = KeptItems()
        let held = HeldItems(ItemsUseCases(getItems: kept, deleteItem: kept))
        var loaded: [Item]?
        await held.settle(Task { loaded = try? await held.execute() })
        await held.settle(Task { try? await held.execute(id: "a") })
        #expect(kept.items == Item.samples)
        #expect(held.answer(2, .success(())))
        await held.settle(nil)
        #expect(kept.items.map(\.id) == ["b", "c"])
        #expect(loaded == nil)
        #expect(held.answer(1, .success(())))
        await held.settle(nil)
        #expect(loaded == Item.samples)
        #expect(!held.answer(1, .success(())))
    }
}

@MainActor
private final class KeptItems: GetItemsUseCase, DeleteItemUseCase {
    var items = Item.samples

    @MainActor func execute() async throws(ItemError) -> [Item] { items }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        items.removeAll { $0.id == id }
    }
}
