package import Domain
package import Foundation

/// The users on this device, in a JSON file or in memory. This repository only reads them.
package struct OnDeviceUserRepository: UserRepository {
    private let store: any DocumentStore<[UserRecord]>

    /// The file need not exist. Until the file exists, or without `file`, the users are `initial`.
    package init(file: URL? = nil, initial: [User] = []) {
        let records = initial.map(UserRecord.init)
        store = file.map { JSONFile(url: $0, initial: records) } ?? InMemoryStore(records)
    }

    package func users() async throws(UserError) -> [User] {
        try await store.read(throwing: UserError.self).map(\.user)
    }
}

/// A user as the file stores it. A new field has to be optional, because older files lack it.
struct UserRecord: JSONRecord {
    let id: String
    var name: String

    init(_ user: User) {
        id = user.id
        name = user.name
    }

    var user: User { User(id: id, name: name) }
}
