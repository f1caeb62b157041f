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
    func json(replacing old: Self, in text: JSONBytes) throws(JSONFileError) -> JSONBytes
}

extension JSONDocument {
    func check() {}

    func json(replacing old: Self, in text: JSONBytes) throws(JSONFileError) -> JSONBytes {
        let (before, after) = (try JSONBytes(encoding: old), try JSONBytes(encoding: self))
        let object = text.drop { $0 != UInt8(ascii: "{") }
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

    func json(replacing old: Self, in text: JSONBytes) throws(JSONFileError) -> JSONBytes {
        let texts = text.parts
        guard texts.count == old.count else { throw .damaged("expected a comma after each record") }
        let places = Dictionary(uniqueKeysWithValues: zip(old.map(\.id), old.indices))
        let lines = try map { record throws(JSONFileError) in
            guard let place = places[record.id] else {
                return JSONBytes().changed(from: [], to: try JSONBytes(encoding: record))
            }
            if record == old[place] { return texts[place] }
            let before = try JSONBytes(encoding: old[place])
            return texts[place].changed(from: before, to: try JSONBytes(encoding: record))
        }
        if lines.isEmpty { return JSONBytes("[]\n".utf8) }
        return JSONBytes("[\n  ".utf8) + lines.joined(separator: ",\n  ".utf8) + "\n]\n".utf8
    }
}
