package import Domain

/// Items in memory, for previews, tests and demos. The items are lost when the process ends.
package actor InMemoryItemRepository: ItemRepository {
    private var stored: [Item]

    package init(items: [Item] = []) {
        stored = items
    }

    package func items() async throws(ItemError) -> [Item] {
        if Task.isCancelled { throw .cancelled }
        return stored
    }

    package func deleteItem(id: Item.ID) async throws(ItemError) -> Bool {
        if Task.isCancelled { throw .cancelled }
        guard let index = stored.firstIndex(where: { $0.id == id }) else { return false }
        stored.remove(at: index)
        return true
    }

    package func saveItem(_ item: Item, isNew: Bool) async throws(ItemError) -> Bool {
        if Task.isCancelled { throw .cancelled }
        if stored.replace(byID: item) { return true }
        if isNew { stored.append(item) }
        return isNew
    }
}
