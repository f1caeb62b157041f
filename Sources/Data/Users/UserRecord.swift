import Domain

/// A user as a file has it. Its texts stay bytes until somebody wants the user.
struct UserRecord: JSONRecord {
    let id: JSONText
    private let name: JSONText

    init(_ object: JSONObject) throws(JSONDamage) {
        id = try object.text("id")
        name = try object.text("name")
    }

    func user(id: String, in bytes: [UInt8]) -> User {
        User(id: id, name: name.string(in: bytes))
    }
}
