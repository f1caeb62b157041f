import GRDB
import Hummingbird

/// A note as the server has it; without a content, the tombstone of a deleted note.
struct Note: Equatable, Sendable {
    let id: String
    let content: Content?
    /// The number of the note's last change. Each change of an account's notes gets the next number.
    let version: Int
}

extension Note: ResponseEncodable {
    private enum Key: CodingKey {
        case id, version, deleted
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(version, forKey: .version)
        if let content {
            try content.encode(to: encoder)
        } else {
            try container.encode(true, forKey: .deleted)
        }
    }
}

extension Note: FetchableRecord {
    init(row: Row) throws {
        let text: String? = row["text"]
        let content = try text == nil ? nil : Content(row: row)
        self.init(id: row["id"], content: content, version: row["version"])
    }
}

/// A row of the table. It replaces an older row of the same note.
struct StoredNote: PersistableRecord {
    static let databaseTableName = "note"
    static let persistenceConflictPolicy = PersistenceConflictPolicy(insert: .replace)

    let account: String
    let note: Note

    func encode(to container: inout PersistenceContainer) throws {
        container["account"] = account
        container["id"] = note.id
        container["version"] = note.version
        try note.content?.encode(to: &container)
    }
}
