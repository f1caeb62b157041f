package import Domain
package import Foundation

/// The users of a JSON file, which it only reads.
package actor JSONFileUserRepository: UserRepository {
    private let file: JSONFile
    private let queue = FileQueue()

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        queue.asUnownedSerialExecutor()
    }

    /// The file need not exist; without it there are no users.
    package init(file url: URL) {
        file = JSONFile(url)
    }

    /// Reads the whole file, so that what other processes have changed is seen.
    ///
    /// A file that is damaged anywhere, be it behind the last user, is `UserError.damaged`.
    package func users() throws(UserError) -> [User] {
        do throws(JSONFileError) {
            return try file.readCollection { (record: UserRecord, bytes) in
                record.user(in: bytes)
            }
        } catch {
            throw UserError(error)
        }
    }
}
