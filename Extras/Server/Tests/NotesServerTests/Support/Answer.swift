import Foundation
import HTTPTypes

/// An answer as a client sees it.
struct Answer: Sendable {
    let status: Int
    let headers: HTTPFields
    let body: Data

    /// A note, or a tombstone.
    struct Note: Codable, Hashable {
        let id: String
        var text: String?
        let version: Int
        var deleted: Bool?
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
