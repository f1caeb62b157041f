package import Domain
package import Foundation

/// The users in a JSON file. This repository only reads the file.
package struct JSONFileUserRepository: UserRepository {
    private let file: JSONFile<[UserRecord]>

    /// The file need not exist. Until the file exists, the users are `initial`.
    package init(file url: URL, initial: [User] = []) {
        file = JSONFile(url: url, initial: initial.map(UserRecord.init))
    }

    package func users() async throws(UserError) -> [User] {
        try await file.read(throwing: UserError.self).map(\.user)
    }
}

/// A user in the form in which the file stores it. A new field has to be optional, because older files
/// lack it.
struct UserRecord: JSONRecord {
    let id: String
    var name: String

    init(_ user: User) {
        id = user.id
        name = user.name
    }

    var user: User { User(id: id, name: name) }
}
