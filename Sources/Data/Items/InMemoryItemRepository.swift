package import Domain

/// Items for previews, tests and demos. They are gone with the process.
package actor InMemoryItemRepository: ItemRepository {
    private var stored: [Item]
    private let conditions: StubConditions

    /// By default each call succeeds at once; the conditions can delay it or make it fail.
    package init(items: [Item] = [], conditions: StubConditions = StubConditions()) {
        stored = items
        self.conditions = conditions
    }

    package func items() async throws(ItemError) -> [Item] {
        try await conditions.pass(throwing: ItemError.self)
        return stored
    }

    package func deleteItem(id: Item.ID) async throws(ItemError) -> Bool {
        try await conditions.pass(throwing: ItemError.self)
        guard let index = stored.firstIndex(where: { $0.id == id }) else { return false }
        stored.remove(at: index)
        return true
    }
}
