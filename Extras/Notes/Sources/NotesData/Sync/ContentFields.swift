import Domain
import Foundation
import NotesDomain

/// The fields of a note's content in JSON, in the file and at the server: those of `NoteContent`, and
/// those that only a newer version of the app knows.
///
/// This version of the app keeps the other fields with the content. It reads them from the server's
/// answers, stores them in the file, and sends them back with the user's changes.
struct ContentFields: Hashable, Sendable {
    var content: NoteContent
    var others: [String: JSONValue] = [:]
}

extension ContentFields: Codable {
    private enum Key: CodingKey, CaseIterable {
        case text
    }

    init(from decoder: any Decoder) throws {
        try self.init(from: decoder, except: [])
    }

    /// Reads the content from a JSON object. The fields with the keys `foreign` do not belong to the
    /// content.
    init(from decoder: any Decoder, except foreign: [any CodingKey]) throws {
        let values = try decoder.container(keyedBy: Key.self)
        content = NoteContent(text: try values.decode(String.self, forKey: .text))
        let known = Set((Key.allCases + foreign).map(\.stringValue))
        let fields = try decoder.container(keyedBy: FieldName.self)
        for name in fields.allKeys where !known.contains(name.stringValue) {
            others[name.stringValue] = try fields.decode(JSONValue.self, forKey: name)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try others.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(content.text, forKey: .text)
    }
}

private struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// Any JSON value. A number that does not fit a `Decimal` becomes `null`.
enum JSONValue: Codable, Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Decimal)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        self =
            (try? .bool(value.decode(Bool.self)))
            ?? (try? .number(value.decode(Decimal.self)))
            ?? (try? .text(value.decode(String.self)))
            ?? (try? .list(value.decode([JSONValue].self)))
            ?? (try? .object(value.decode([String: JSONValue].self)))
            ?? .null
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let bool): try value.encode(bool)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .object(let object): try value.encode(object)
        }
    }
}
