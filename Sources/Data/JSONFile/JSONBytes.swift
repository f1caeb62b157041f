import Foundation

/// A piece of a text that is proved to be JSON, as it is written there.
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
            let index = members.firstIndex { $0.name == name } ?? members.endIndex
            if index == members.endIndex { members.append((name, key, [])) }
            let old = before.first { $0.name == name }?.value ?? []
            members[index].value = members[index].value.changed(from: old, to: value)
        }
        let lines = members.map { $0.key + ": ".utf8 + $0.value }
        return "{".utf8 + JSONBytes(lines.joined(separator: ", ".utf8)) + "}".utf8
    }

    /// What each name of an object stands for, and the name and the value as they are written.
    private var members: [(name: String, key: JSONBytes, value: JSONBytes)] {
        let parts = (try? JSONText(self).parts) ?? []
        return stride(from: 1, to: parts.count, by: 2).map { index in
            let key = parts[index - 1]
            let name = try? JSONDecoder().decode(String.self, from: Foundation.Data(key))
            return (name ?? "", key, parts[index])
        }
    }
}
