import Domain
import Foundation

/// Turns values into JSON, and hides texts. Only the texts of the properties in `shown` are
/// written. Any other text becomes a sign such as `•4k0f7zq`. In one report, equal texts have the
/// same sign.
struct Cleaning {
    let shown: Set<String>
    /// The names of the properties that are left out of the differences.
    let leftOut: Set<String>
    /// False for a replay, because the texts of a report are signs already.
    let hides: Bool

    /// Each sign depends on this number. So nobody who has the report can find a text by trying.
    private let salt = UInt64.random(in: 0 ... .max)
    /// Marks each key that is the name of a property. A key without this mark is data of a
    /// dictionary.
    private let mark = UUID().uuidString
    private let encoder = JSONEncoder()

    init(shown: Set<String> = [], leftOut: Set<String>, hides: Bool = true) {
        (self.shown, self.leftOut, self.hides) = (shown, leftOut, hides)
        encoder.keyEncodingStrategy = .custom { [mark] in
            Key(stringValue: mark + ($0.last?.stringValue ?? ""))
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The text of a JSON value, always with the same order of the keys.
    static func text(_ json: Any) throws -> String {
        let options: JSONSerialization.WritingOptions = [
            .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed,
        ]
        return String(
            decoding: try JSONSerialization.data(withJSONObject: json, options: options),
            as: UTF8.self)
    }

    /// `name` is the name of the property that has the value.
    func json(_ value: any Encodable, of name: String = "") throws -> Any {
        let json = try encoder.encode(value)
        return cleaned(
            try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed), name)
    }

    /// The changed values. The keys are the paths of the properties.
    func changes(from old: Any, to new: Any) throws -> [String: Any] {
        var changes: [String: Any] = [:]
        for change in Difference.between(old, new) where !leftOut.contains(change.name) {
            var value = try json(change.value, of: change.name)
            if change.isOfSet, let list = value as? [Any] {
                value = try list.sorted { try Self.text($0) < Self.text($1) }
            }
            changes[change.path] = value
        }
        return changes
    }

    private func cleaned(_ json: Any, _ name: String) -> Any {
        if let text = json as? String { return cleaned(text, name) }
        if let list = json as? [Any] { return list.map { cleaned($0, name) } }
        guard let object = json as? [String: Any] else { return json }
        let pairs = object.map { key, value in
            guard key.hasPrefix(mark) else { return (cleaned(key, name), cleaned(value, name)) }
            let key = String(key.dropFirst(mark.count))
            // In a case of an enum, a value without a label has the key `_0`. It counts as the
            // case's name.
            return (key, cleaned(value, key.hasPrefix("_") ? name : key))
        }
        return Dictionary(pairs) { $1 }
    }

    /// Hides a text, but keeps the properties that rules check: blanks stay blanks, a text with `@`
    /// becomes an email address, and a `Password` keeps its dots.
    private func cleaned(_ text: String, _ name: String) -> String {
        guard hides, !shown.contains(name), !text.trimmed.isEmpty, text != "•••" else {
            return text
        }
        var hasher = Hasher()
        hasher.combine(salt)
        hasher.combine(text)
        let sign = String(UInt(bitPattern: hasher.finalize()) % 78_364_164_096, radix: 36)
        return text.contains("@") ? "•\(sign)@x.test" : "•\(sign)"
    }
}
