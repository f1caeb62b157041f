@testable import Domain

/// Stores the items that a test gives it. The test can also let it fail.
actor StoredItems: ItemRepository {
    private(set) var all: [Item]
    private var failure: (its: StorageFailure, id: Item.ID?)?

    init(_ all: [Item]) { self.all = all }

    /// From now on, each write of the item `id` throws the failure. If `id` is nil, each call for
    /// many items throws it.
    func fail(_ failure: StorageFailure?, at id: Item.ID?) {
        self.failure = failure.map { ($0, id) }
    }

    private func check(_ id: Item.ID?) throws(ItemError) {
        if let failure, failure.id == id { throw .storage(failure.its) }
    }

    func items() throws(ItemError) -> [Item] {
        try check(nil)
        return all
    }

    func deleteItem(id: Item.ID) throws(ItemError) -> Bool {
        try check(id)
        all.removeAll { $0.id == id }
        return true
    }

    func saveItem(_ item: Item, isNew: Bool) throws(ItemError) -> Bool {
        try check(item.id)
        if let index = all.firstIndex(where: { $0.id == item.id }) {
            all[index] = item
        } else {
            all.append(item)
        }
        return true
    }
}
