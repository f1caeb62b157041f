package import Domain
package import Foundation

/// The items on this device, in a JSON file or in memory. Other programs can change the file, too.
package struct OnDeviceItemRepository: ItemRepository {
    private let store: any DocumentStore<[ItemRecord]>

    /// The file need not exist. Until the file exists, the items are `initial`. Without `file`, the items
    /// are lost when the process ends.
    package init(file: URL? = nil, initial: [Item] = []) {
        let records = initial.map(ItemRecord.init)
        store = file.map { JSONFile(url: $0, initial: records) } ?? InMemoryStore(records)
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

/// An item as files store it. A new field has to be optional, because older files lack it. Each property is a
/// key in files, so it keeps its name and its type.
struct ItemRecord: JSONRecord {
    let id: String
    var name: String

    init(_ item: Item) {
        id = item.id
        name = item.name
    }

    var item: Item { Item(id: id, name: name) }
}
