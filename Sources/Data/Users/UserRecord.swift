import Domain

/// A user as a file has it. A field that older files lack is optional.
struct UserRecord: JSONRecord {
    let id: String
    var name: String

    init(_ user: User) {
        id = user.id
        name = user.name
    }

    var user: User { User(id: id, name: name) }
}
