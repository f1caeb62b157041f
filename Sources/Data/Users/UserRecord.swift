import Domain

/// A user as a file has it. Its texts stay bytes until somebody wants the user.
struct UserRecord: JSONRecord {
    let id: JSONText
    private let name: JSONText

    init(_ object: borrowing JSONObject) throws(JSONDamage) {
        id = try object.text("id")
        name = try object.text("name")
    }

    func user(in bytes: JSONBytes) -> User {
        User(id: id.string(in: bytes), name: name.string(in: bytes))
    }
}
