import Crypto
import Foundation
import GRDB

/// A change of one note, as a client asks for it.
struct Change: Sendable {
    let id: String
    /// `nil` deletes the note.
    let content: Content?
    let condition: Condition
    /// The idempotency key: the same in each repetition of this request, and in no other request of the
    /// account.
    let key: String

    enum Condition: Equatable, Sendable {
        case isAbsent
        case hasVersion(Int)
    }

    /// A hash of this request. A request with the same idempotency key counts as this one again only if
    /// its hash is equal.
    func fingerprint() throws -> Data {
        let precondition =
            switch condition {
            case .isAbsent: "absent"
            case .hasVersion(let version): "version \(version)"
            }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // The content comes last: nothing before it can contain the end of a line.
        let request = try Data("\(id)\n\(precondition)\n".utf8) + encoder.encode(content)
        return Data(SHA256.hash(data: request))
    }
}

/// A change that has taken effect. It is stored so that a repeated request gets the same answer.
struct AppliedChange: Decodable, FetchableRecord {
    let fingerprint: Data
    let version: Int

    static func of(account: String, key: String, in database: Database) throws -> AppliedChange? {
        let request: SQLRequest<AppliedChange> = """
            SELECT fingerprint, version FROM appliedChange
            WHERE account = \(account) AND key = \(key)
            """
        return try request.fetchOne(database)
    }

    static func insert(
        _ change: Change, version: Int, account: String, in database: Database
    ) throws {
        try database.execute(
            literal: """
                INSERT INTO appliedChange (account, key, fingerprint, version)
                VALUES (\(account), \(change.key), \(change.fingerprint()), \(version))
                """)
    }
}
