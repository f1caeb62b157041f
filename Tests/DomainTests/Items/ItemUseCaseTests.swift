import Testing

@testable import Domain

@Suite("Item use cases keep the rules, whatever the repository", .timeLimit(.minutes(5)))
struct ItemUseCaseTests {
    private let stored = [Item(id: "b", name: "Banana"), Item(id: "a", name: "Apple")]

    @Test func deletingRemovesTheItem() async throws {
        let repository = StubItemRepository(stored: stored)
        try await DefaultDeleteItemUseCase(repository: repository).execute(id: "b")
        #expect(try await repository.items() == [Item(id: "a", name: "Apple")])
    }

    @Test func anIDThatNothingHasIsNotFound() async throws {
        let repository = StubItemRepository(stored: stored)
        await #expect(throws: ItemError.notFound("c")) {
            try await DefaultDeleteItemUseCase(repository: repository).execute(id: "c")
        }
        #expect(try await repository.items() == stored)
    }

    @Test func aFailureOfTheRepositoryReachesTheCaller() async {
        let repository = StubItemRepository(stored: stored, failure: .unavailable("Offline."))
        await #expect(throws: ItemError.unavailable("Offline.")) {
            try await DefaultDeleteItemUseCase(repository: repository).execute(id: "a")
        }
    }
}

private actor StubItemRepository: ItemRepository {
    private var stored: [Item]
    private let failure: ItemError?

    init(stored: [Item], failure: ItemError? = nil) {
        self.stored = stored
        self.failure = failure
    }

    func items() throws(ItemError) -> [Item] { stored }

    func deleteItem(id: Item.ID) throws(ItemError) -> Bool {
        if let failure { throw failure }
        guard let index = stored.firstIndex(where: { $0.id == id }) else { return false }
        stored.remove(at: index)
        return true
    }
}
