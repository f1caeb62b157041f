import Domain

/// An item as a file has it. Its texts stay bytes until somebody wants the item.
struct ItemRecord: JSONRecord {
    let id: JSONText
    private let name: JSONText

    init(_ object: JSONObject) throws(JSONDamage) {
        id = try object.text("id")
        name = try object.text("name")
    }

    func item(id: String, in bytes: [UInt8]) -> Item {
        Item(id: id, name: name.string(in: bytes))
    }
}
