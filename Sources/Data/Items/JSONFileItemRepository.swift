package import Domain
package import Foundation

/// The items in a JSON file. Other programs can change the file, too.
package struct JSONFileItemRepository: ItemRepository {
    private let file: JSONFile<[ItemRecord]>

    /// The file need not exist. Until the file exists, the items are `initial`.
    package init(file url: URL, initial: [Item] = []) {
        file = JSONFile(url: url, initial: initial.map(ItemRecord.init))
    }

    package func items() async throws(ItemError) -> [Item] {
        try await file.read(throwing: ItemError.self).map(\.item)
    }

    package func deleteItem(id: Item.ID) async throws(ItemError) -> Bool {
        try await file.update(throwing: ItemError.self) { items in
            guard let index = items.firstIndex(where: { $0.id == id }) else { return false }
            items.remove(at: index)
            return true
        }
    }

    package func saveItem(_ item: Item, isNew: Bool) async throws(ItemError) -> Bool {
        try await file.update(throwing: ItemError.self) { items in
            if items.replace(byID: ItemRecord(item)) { return true }
            if isNew { items.append(ItemRecord(item)) }
            return isNew
        }
    }
}

/// An item in the form in which the file stores it. A new field has to be optional, because older files
/// lack it.
struct ItemRecord: JSONRecord {
    let id: String
    var name: String

    init(_ item: Item) {
        id = item.id
        name = item.name
    }

    var item: Item { Item(id: id, name: name) }
}
