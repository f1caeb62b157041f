import Domain

/// An item as a file has it. Its texts stay bytes until somebody wants the item.
struct ItemRecord: JSONRecord {
    let id: JSONText
    private let name: JSONText

    init(_ object: borrowing JSONObject) throws(JSONDamage) {
        id = try object.text("id")
        name = try object.text("name")
    }

    func item(in bytes: JSONBytes) -> Item {
        Item(id: id.string(in: bytes), name: name.string(in: bytes))
    }
}
