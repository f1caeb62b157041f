import Foundation
import HTTPTypes

/// An answer as a client sees it.
struct Answer: Sendable {
    let status: Int
    let headers: HTTPFields
    let body: Data

    /// A note; without a content, a tombstone.
    struct Note: Hashable {
        let id: String
        let content: NoteContent?
        let version: Int
    }

    struct Notes: Decodable {
        let notes: [Note]
        let cursor: String
        let more: Bool
    }

    struct Tokens: Decodable {
        let access: String
        let refresh: String
    }

    func note() throws -> Note { try decode() }
    func notes() throws -> Notes { try decode() }
    func tokens() throws -> Tokens { try decode() }
    func message() throws -> String? { try decode([String: String].self)["message"] }

    private func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: body)
    }
}

extension Answer.Note: Decodable {
    private enum Key: CodingKey {
        case id, version, deleted
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let isDeleted = try values.decodeIfPresent(Bool.self, forKey: .deleted) ?? false
        self.init(
            id: try values.decode(String.self, forKey: .id),
            content: isDeleted ? nil : try NoteContent(from: decoder),
            version: try values.decode(Int.self, forKey: .version))
    }
}
