import Domain
import Foundation
import NotesDomain

/// The JSON fields of a note's content: the fields of `NoteContent`, and fields of newer versions of
/// the app.
///
/// This version of the app does not know the fields in `others`. It reads them from the server's
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

/// Any JSON value. A number is read as a `Decimal`, with its first 38 digits. A number that is out of
/// the range of `Decimal` is read as a `Double`. A number that is out of both ranges becomes `null`.
struct JSONValue: Hashable, Sendable {
    let value: any Codable & Hashable & Sendable

    static func == (a: Self, b: Self) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension JSONValue: Codable {
    private static let types: [any (Codable & Hashable & Sendable).Type] = [
        Bool.self, Decimal.self, Double.self, String.self, [Self].self, [String: Self].self,
    ]

    init(from decoder: any Decoder) throws {
        let json = try decoder.singleValueContainer()
        value = Self.types.lazy.compactMap { try? json.decode($0) }.first ?? Bool?.none
    }

    func encode(to encoder: any Encoder) throws {
        var json = encoder.singleValueContainer()
        try json.encode(value)
    }
}
