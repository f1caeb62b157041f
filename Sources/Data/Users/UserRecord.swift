import Domain

/// A user as a file has it. A field that older files lack is optional.
struct UserRecord: JSONRecord {
    let id: String
    var name: String

    var user: User { User(id: id, name: name) }
}
