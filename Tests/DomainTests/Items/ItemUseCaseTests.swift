import Testing

@testable import Domain

@Suite("Item use cases keep the rules, whatever the repository", .timeLimit(.minutes(5)))
struct ItemUseCaseTests {
    @Test(
        arguments: [
            ("a", nil, nil), ("b", nil, .notFound("b")),
            ("a", .unavailable("Offline."), .unavailable("Offline.")),
        ] as [(Item.ID, ItemError?, ItemError?)])
    func aDeleteFailsAsTheRepositoryDoesOrIfNothingHasTheID(
        id: Item.ID, failure: ItemError?, expected: ItemError?
    ) async {
        let delete = DefaultDeleteItemUseCase(repository: StubItemRepository(failure: failure))
        do throws(ItemError) {
            try await delete.execute(id: id)
            #expect(expected == nil)
        } catch { #expect(error == expected) }
    }
}

/// Has an item with the id `a`, and fails if there is a failure.
private struct StubItemRepository: ItemRepository {
    let failure: ItemError?

    func items() -> [Item] { [] }

    func deleteItem(id: Item.ID) throws(ItemError) -> Bool {
        if let failure { throw failure }
        return id == "a"
    }
}
