package import Domain
package import Foundation

/// The items on this device.
package struct OnDeviceItemRepository: ItemRepository {
    private let store: any DocumentStore<[ItemRecord]>

    /// In memory: the items are lost when the process ends.
    package init(initial: [Item] = []) { store = InMemoryStore(initial.map(ItemRecord.init)) }

    /// In a JSON file, which other programs can change, too. The file need not exist. Until it exists, the
    /// items are `initial`.
    package init(file: URL, initial: [Item] = []) {
        store = JSONFile(url: file, initial: initial.map(ItemRecord.init))
    }

    package func items() async throws(ItemError) -> [Item] {
        try await store.read(throwing: ItemError.self).map(\.item)
    }

    package func deleteItem(id: Item.ID) async throws(ItemError) -> Bool {
        try await store.update(throwing: ItemError.self) { items in
            guard let index = items.firstIndex(where: { $0.id == id }) else { return false }
            items.remove(at: index)
            return true
        }
    }

    package func saveItem(_ item: Item, isNew: Bool) async throws(ItemError) -> Bool {
        try await store.update(throwing: ItemError.self) { items in
            if items.replace(byID: ItemRecord(item)) { return true }
            if isNew { items.append(ItemRecord(item)) }
            return isNew
        }
    }
}

/// An item in JSON. A new field has to be optional, because older files and servers lack it. Each property is a
/// key there, so it keeps its name and its type.
struct ItemRecord: JSONRecord {
    let id: String
    var name: String

    init(_ item: Item) {
        id = item.id
        name = item.name
    }

    var item: Item { Item(id: id, name: name) }
}
