import Domain

/// An item as a file has it. A field that older files lack is optional.
struct ItemRecord: JSONRecord {
    let id: String
    var name: String

    init(_ item: Item) {
        id = item.id
        name = item.name
    }

    var item: Item { Item(id: id, name: name) }
}
