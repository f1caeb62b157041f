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
        let account: String
    }

    func note() throws -> Note { try decode() }
    func notes() throws -> Notes { try decode() }
    func tokens() throws -> Tokens { try decode() }

    /// The text of an error of the API. Nil for any other error, because a client treats it as the
    /// error of a gateway.
    func message() throws -> String? {
        let body = try decode([String: String].self)
        return body["api"] == "notes" ? body["message"] : nil
    }

    /// The note that an error names.
    func noteID() throws -> String? { try decode([String: String].self)["id"] }

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
