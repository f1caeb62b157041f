import Foundation

/// JSON as it is written. The decoder has read it before, so it is only cut, not judged.
typealias JSONBytes = ArraySlice<UInt8>

extension JSONBytes {
    init(encoding value: some Encodable) throws(JSONFileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(value) else {
            throw .unavailable("can't write what JSON can't hold, such as an infinite number.")
        }
        self.init(json)
    }

    /// This with what differs between two encodings of its value. What neither has stays as it is.
    func changed(from old: JSONBytes, to new: JSONBytes) -> JSONBytes {
        if old == new { return self }
        let brace = UInt8(ascii: "{")
        guard new.first == brace, first ?? brace == brace else { return new }
        let (before, after) = (old.members, new.members)
        let removed = Set(before.map(\.name)).subtracting(after.map(\.name))
        var members = members.filter { !removed.contains($0.name) }
        for (name, key, value) in after {
            let old = before.first { $0.name == name }?.value ?? []
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index].value = members[index].value.changed(from: old, to: value)
            } else {
                members.append((name, key, JSONBytes().changed(from: [], to: value)))
            }
        }
        let lines = members.map { $0.key + ": ".utf8 + $0.value }
        return JSONBytes("{".utf8) + lines.joined(separator: ", ".utf8) + "}".utf8
    }

    /// Of an object: what each key stands for, the key as it is written, and the value.
    private var members: [(name: String, key: JSONBytes, value: JSONBytes)] {
        let parts = parts
        return stride(from: 1, to: parts.count, by: 2).map { index in
            let key = parts[index - 1]
            let name = try? JSONDecoder().decode(String.self, from: Foundation.Data(key))
            return (name ?? String(decoding: key, as: UTF8.self), key, parts[index])
        }
    }

    /// What lies between the outermost brackets, commas and colons.
    var parts: [JSONBytes] {
        var parts: [JSONBytes] = []
        var (depth, start, isString, isEscaped) = (0, startIndex, false, false)
        for index in indices {
            let byte = Unicode.Scalar(self[index])
            if byte == "\"", !isEscaped { isString.toggle() }
            isEscaped = byte == "\\" && !isEscaped
            if isString { continue }
            let (opens, closes) = (byte == "[" || byte == "{", byte == "]" || byte == "}")
            if depth == 1, closes || byte == "," || byte == ":" {
                parts.append(self[start..<index].trimmed)
            }
            depth += opens ? 1 : closes ? -1 : 0
            if depth == 1, opens || byte == "," || byte == ":" { start = index + 1 }
        }
        return parts.filter { !$0.isEmpty }
    }

    private var trimmed: JSONBytes {
        let rest = drop { $0 <= UInt8(ascii: " ") }
        return rest.lastIndex { $0 > UInt8(ascii: " ") }.map { rest[...$0] } ?? []
    }
}
