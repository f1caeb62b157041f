import GRDB
import Hummingbird

/// A note as the server has it; without a text, the tombstone of a deleted one.
struct Note: Equatable, Sendable, Decodable, FetchableRecord {
    let id: String
    let text: String?
    /// Each change of an account's notes takes the next number, so that no two are the same.
    let version: Int
}

extension Note: ResponseEncodable {
    private enum Key: CodingKey {
        case id, text, version, deleted
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(version, forKey: .version)
        if let text {
            try container.encode(text, forKey: .text)
        } else {
            try container.encode(true, forKey: .deleted)
        }
    }
}
