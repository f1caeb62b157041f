import Domain
import Foundation

/// The content of a file: an array of records that each have an id, or one record.
///
/// If the file is changed, fields that the Swift type does not have stay as they are written in the file.
public protocol JSONDocument: Codable, Equatable, Sendable {
    /// The document to use while the file does not exist.
    init()
}

extension JSONDocument {
    /// Decodes a text. If a value does not fit its type, the error names the value, or at least its
    /// record.
    init(_ text: JSONText) throws(StorageFailure) {
        let decode = { try Self(json: Foundation.Data($0 as JSONBytes)) }
        do {
            self = try decode(text.bytes)
        } catch let error as StorageFailure {
            throw error
        } catch DecodingError.keyNotFound(let key, let context) {
            throw .expected("a value", at: context.codingPath + [key])
        } catch DecodingError.typeMismatch(let type, let context),
            DecodingError.valueNotFound(let type, let context)
        {
            throw .expected("\(type)", at: context.codingPath)
        } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
            throw .expected("a value that fits its type", at: context.codingPath)
        } catch {
            // If a number does not fit its type, a string has half of a surrogate pair, or a text is not
            // a date, the decoder does not say which value is damaged. So each record of an array is
            // decoded alone, to find the damaged record.
            let record = text.values.firstIndex { key, value in
                let json = "[".utf8 + value + "]".utf8
                return key.isEmpty && (try? decode(json)) == nil
            }
            let place = record.map { "[\($0)]: " } ?? ""
            throw .damaged(.damaged("\(place)expected values that fit their types"))
        }
        try validate()
    }

    /// Throws if this document is not valid, for example because two of its records have the same id.
    func validate() throws(StorageFailure) { try (self as? any JSONList)?.validateIDs() }

    /// Returns the new text of the file: `text`, in which the values of `old` are replaced by the values
    /// of this document. `old` is the document that was decoded from `text`.
    func json(replacing old: Self, in text: JSONText) throws(StorageFailure) -> JSONBytes {
        if let list = try (self as? any JSONList)?.list(replacing: old, in: text) { return list }
        let object = text.bytes.drop { $0 != UInt8(ascii: "{") }
        return try object.changed(from: old.json(), to: json()) + "\n".utf8
    }
}

/// One record of an array. `==` has to compare all fields, because a record that equals the record in the
/// file is not written again.
public protocol JSONRecord: Codable, Equatable, Identifiable, Sendable where ID: Sendable {}

/// A document that is an array. This protocol is not public, and neither is how a file is written: so no
/// document of another package can lose fields that its type does not have.
private protocol JSONList {
    func validateIDs() throws(StorageFailure)

    /// Nil if `old` is no array of the same type.
    func list(
        replacing old: any JSONDocument, in text: JSONText
    ) throws(StorageFailure) -> JSONBytes?
}

extension Array: JSONDocument where Element: JSONRecord {}

extension Array: JSONList where Element: JSONRecord {
    fileprivate func validateIDs() throws(StorageFailure) {
        var places = [Element.ID: Int](minimumCapacity: count)
        for (place, record) in enumerated() {
            guard let other = places.updateValue(place, forKey: record.id) else { continue }
            let text = "[\(place)].id: expected an id of its own, found that of [\(other)]"
            throw .damaged(.damaged(text))
        }
    }

    fileprivate func list(
        replacing old: any JSONDocument, in text: JSONText
    ) throws(StorageFailure) -> JSONBytes? {
        guard let old = old as? Self else { return nil }
        let places = Dictionary(uniqueKeysWithValues: zip(old.map(\.id), old.indices))
        let values = text.values
        let lines = try map { record throws(StorageFailure) in
            let (old, text) = places[record.id].map { (old[$0], values[$0].value) } ?? (nil, [])
            if record == old { return text }
            return try text.changed(from: old?.json() ?? [], to: record.json())
        }
        if lines.isEmpty { return JSONBytes("[]\n".utf8) }
        return "[\n  ".utf8 + JSONBytes(lines.joined(separator: ",\n  ".utf8)) + "\n]\n".utf8
    }
}

extension Decodable {
    /// Reads JSON of a file or a server. A date has the format ISO 8601. A fraction of a second is
    /// ignored, because `json()` never writes one.
    init(json: Foundation.Data) throws {
        let decoder = JSONDecoder()
        // `.iso8601` refuses a fraction on some systems.
        decoder.dateDecodingStrategy = .custom {
            try Date(String(from: $0).replacing(/\.[0-9]+/, with: ""), strategy: .iso8601)
        }
        self = try decoder.decode(Self.self, from: json)
    }
}

extension Encodable {
    /// JSON for a file or a server. The same value always gives the same bytes.
    func json() throws(StorageFailure) -> JSONBytes {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if let json = try? encoder.encode(self) { return JSONBytes(json) }
        let text = "can't write what JSON can't hold, such as an infinite number."
        throw .unavailable(.notAccessible(text))
    }
}

extension JSONBytes {
    /// Returns this JSON text with the changes that lead from `old` to `new`.
    ///
    /// A field that `old` has and `new` does not have is removed. A field that neither of them has stays
    /// as it is written. A changed value that is not an object, such as an array, is replaced as a whole.
    fileprivate func changed(from old: JSONBytes, to new: JSONBytes) -> JSONBytes {
        if old == new { return self }
        guard var members, let after = new.members else { return new }
        let before = old.members ?? []
        let removed = Set(before.map(\.name)).subtracting(after.map(\.name))
        members.removeAll { removed.contains($0.name) }
        for (name, key, value) in after {
            guard let index = members.firstIndex(where: { $0.name == name }) else {
                members.append((name, key, value))
                continue
            }
            let old = before.first { $0.name == name }?.value ?? []
            members[index].value = members[index].value.changed(from: old, to: value)
        }
        let lines = members.map { $0.key + ": ".utf8 + $0.value }
        return "{".utf8 + JSONBytes(lines.joined(separator: ", ".utf8)) + "}".utf8
    }

    /// The members of a JSON object, as they are written. Empty for an empty text; nil for a value that
    /// is not an object.
    private var members: [(name: String?, key: JSONBytes, value: JSONBytes)]? {
        guard isEmpty || first == UInt8(ascii: "{") else { return nil }
        return (try? JSONText(self).values)?.map { key, value in
            (try? JSONDecoder().decode(String.self, from: Foundation.Data(key)), key, value)
        } ?? []
    }
}
