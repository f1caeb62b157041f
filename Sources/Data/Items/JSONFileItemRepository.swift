package import Domain
package import Foundation

/// The items of a JSON file, which other programs may change too.
package struct JSONFileItemRepository: ItemRepository {
    private let file: JSONFile<[ItemRecord]>

    /// The file need not exist. Until it does, the items are the initial ones.
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
}

/// An item as the file has it. A new field has to be optional, because older files lack it.
struct ItemRecord: JSONRecord {
    let id: String
    var name: String

    init(_ item: Item) {
        id = item.id
        name = item.name
    }

    var item: Item { Item(id: id, name: name) }
}
