import Domain
import Foundation

typealias Bytes = Foundation.Data

extension Decodable {
    /// Reads JSON of a file or a server. The error has the decoder's message, and the position in the JSON.
    init(json: Bytes) throws(StorageFailure) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            self = try decoder.decode(Self.self, from: json)
        } catch { throw .damaged(.damaged("\(error)")) }
    }
}

extension Encodable {
    /// JSON for a file or a server. The same value always gives the same bytes.
    func json() throws(StorageFailure) -> Bytes {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(self)
        } catch { throw .unavailable(.notAccessible("\(error)")) }
    }
}

/// JSON that the decoder has read. Values that the app does not know stay bytes, because Foundation would
/// round a number of 40 digits.
extension Bytes {
    /// This JSON with the changes that lead from `old` to `new`.
    ///
    /// A field that `old` has and `new` does not have is removed. A field that is in neither of them
    /// stays. A changed value that is not an object, such as an array, is replaced as a whole.
    ///
    /// | This JSON | `old` | `new` | The result |
    /// |-|-|-|-|
    /// | `{"name": "Fig", "x": 9}` | `{"name":"Fig"}` | `{"name":"Nut"}` | `{"name":"Nut","x":9}` |
    /// | `{"name": "Fig", "x": 9}` | `{"name":"Fig"}` | `{}` | `{"x":9}` |
    func changed(from old: Bytes, to new: Bytes) throws(StorageFailure) -> Bytes {
        if old == new { return self }
        guard let text = try members(), let after = try new.members() else { return new }
        let before = try old.members() ?? [:]
        var all = text.filter { before[$0.key] == nil }
        for (name, value) in after {
            all[name] = try text[name]?.changed(from: before[name] ?? .init(), to: value) ?? value
        }
        let lines = try all.sorted { $0.key < $1.key }.map {
            (name, value) throws(StorageFailure) in try name.json() + ":".utf8 + value
        }
        return "{".utf8 + Bytes(Array(lines.joined(separator: ",".utf8))) + "}".utf8
    }

    /// The values of an object by their names; nil for another value. If an object has a name twice, the
    /// first value counts, as in the decoder.
    private func members() throws(StorageFailure) -> [String: Bytes]? {
        guard first == UInt8(ascii: "{") else { return nil }
        let parts = parts
        var members: [String: Bytes] = [:]
        for index in stride(from: 0, to: parts.count - 1, by: 2).reversed() {
            members[try String(json: parts[index])] = parts[index + 1]
        }
        return members
    }

    /// The elements of an array. For an object: a name, its value, the next name, and so on. They have no
    /// white space around them.
    var parts: [Bytes] {
        let text = map(Unicode.Scalar.init)
        var (parts, depth, index) = ([Bytes](), 0, 0)
        var part: Range<Int>?
        while index < text.count {
            let (start, character) = (index, text[index])
            index = endOfToken(in: text, at: start)
            switch (character, depth) {
            case (",", 1), (":", 1), ("]", 1), ("}", 1):
                if let part { parts.append(dropFirst(part.lowerBound).prefix(part.count)) }
                part = nil
            case (_, 0), (" ", _), ("\n", _), ("\r", _), ("\t", _): break
            default: part = (part?.lowerBound ?? start)..<index
            }
            if character == "[" || character == "{" { depth += 1 }
            if character == "]" || character == "}" { depth -= 1 }
        }
        return parts
    }

    /// The end of the text in quotation marks that begins here. If none begins here, the end of this byte.
    private func endOfToken(in text: [Unicode.Scalar], at start: Int) -> Int {
        var index = start + 1
        if text[start] != "\"" { return index }
        while text[index] != "\"" {
            // After a backslash comes one byte, or `u` and any four bytes, as in the decoder.
            index += text[index] != "\\" ? 1 : text[index + 1] != "u" ? 2 : 6
        }
        return index + 1
    }
}
