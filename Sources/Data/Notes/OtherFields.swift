import Foundation

/// The fields of a note's content that only a newer version of the app knows.
///
/// This version of the app keeps these fields with the content. It reads them from the server's answers,
/// stores them in the file, and sends them back with the user's changes.
package struct OtherFields: Hashable, Sendable {
    private let values: [String: JSONValue]

    init(_ values: [String: JSONValue] = [:]) {
        self.values = values
    }

    /// Reads all fields of a JSON object, except the known fields.
    init(from decoder: any Decoder, except known: [any CodingKey]) throws {
        let names = Set(known.map(\.stringValue))
        let fields = try decoder.container(keyedBy: FieldName.self)
        var values: [String: JSONValue] = [:]
        for name in fields.allKeys where !names.contains(name.stringValue) {
            values[name.stringValue] = try fields.decode(JSONValue.self, forKey: name)
        }
        self.values = values
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldName.self)
        for (name, value) in values { try fields.encode(value, forKey: FieldName(name)) }
    }
}

private struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

/// Any JSON value. A number that does not fit a `Decimal` becomes `none`.
enum JSONValue: Codable, Hashable, Sendable {
    case none
    case bool(Bool)
    case number(Decimal)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Decimal.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([JSONValue].self) {
            self = .list(list)
        } else if let object = try? value.decode([String: JSONValue].self) {
            self = .object(object)
        } else {
            self = .none
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .none: try value.encodeNil()
        case .bool(let bool): try value.encode(bool)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .object(let object): try value.encode(object)
        }
    }
}
