import Foundation

/// What a file holds: an array of records that each have an id, or one record.
///
/// What else the file has of a record is kept as it is written there.
protocol JSONDocument: Codable, Equatable, Sendable {
    /// The document of a file that does not exist yet.
    init()

    /// Throws if a file may not hold this.
    func check() throws(JSONFileError)

    /// The text of a file in which this takes the place of the old document.
    func json(replacing old: Self, in text: JSONText) throws(JSONFileError) -> JSONBytes
}

extension JSONDocument {
    func check() {}

    func json(replacing old: Self, in text: JSONText) throws(JSONFileError) -> JSONBytes {
        let (before, after) = (try JSONBytes(encoding: old), try JSONBytes(encoding: self))
        let object = text.bytes.drop { $0 != UInt8(ascii: "{") }
        return object.changed(from: before, to: after) + "\n".utf8
    }
}

/// A record of an array. Two are equal only if all their fields are.
protocol JSONRecord: Codable, Equatable, Identifiable, Sendable where ID: Sendable {}

extension Array: JSONDocument where Element: JSONRecord {
    func check() throws(JSONFileError) {
        var places = [Element.ID: Int](minimumCapacity: count)
        for (place, record) in enumerated() {
            guard let other = places.updateValue(place, forKey: record.id) else { continue }
            throw .damaged("[\(place)].id: expected an id of its own, found that of [\(other)]")
        }
    }

    func json(replacing old: Self, in text: JSONText) throws(JSONFileError) -> JSONBytes {
        let places = Dictionary(uniqueKeysWithValues: zip(old.map(\.id), old.indices))
        let lines = try map { record throws(JSONFileError) in
            guard let place = places[record.id] else {
                return JSONBytes().changed(from: [], to: try JSONBytes(encoding: record))
            }
            if record == old[place] { return text.parts[place] }
            let before = try JSONBytes(encoding: old[place])
            return text.parts[place].changed(from: before, to: try JSONBytes(encoding: record))
        }
        if lines.isEmpty { return JSONBytes("[]\n".utf8) }
        return "[\n  ".utf8 + JSONBytes(lines.joined(separator: ",\n  ".utf8)) + "\n]\n".utf8
    }
}
