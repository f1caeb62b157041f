import Foundation

extension JSONDocument {
    /// What a text means, or an error with the place of the damage.
    init(json: Foundation.Data) throws(JSONFileError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: json)
        } catch DecodingError.keyNotFound(let key, let context) {
            throw .expected("a value", at: context.codingPath + [key])
        } catch DecodingError.typeMismatch(let type, let context) {
            throw .expected("\(type)", at: context.codingPath)
        } catch DecodingError.valueNotFound(let type, let context) {
            throw .expected("\(type)", at: context.codingPath)
        } catch {
            throw Self.damage(in: json)
        }
        // The decoder takes other encodings, too.
        if String(data: json, encoding: .utf8) == nil { throw Self.damage(in: json) }
        if json.withUnsafeBytes({ $0.contains(0) }) { throw .damaged("expected JSON in UTF-8") }
        try check()
    }

    /// The decoder has named no place: the text is no JSON, or a value does not fit its type.
    private static func damage(in json: Foundation.Data) -> JSONFileError {
        var (found, offset): (String?, Int?) = (nil, nil)
        do {
            _ = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        } catch {
            let details = (error as NSError).userInfo
            let text = details["NSDebugDescription"] as? String ?? error.localizedDescription
            let number = text.firstMatch(of: /character ([0-9]+)/).flatMap { Int($0.1) }
            offset = details["NSJSONSerializationErrorIndex"] as? Int ?? number
            found = text.replacing(/\ (around|starting from) .*/, with: "")
        }
        let decodes = { (json: JSONBytes) in
            (try? JSONDecoder().decode(Self.self, from: Foundation.Data(json))) != nil
        }
        let records = decodes([91, 93]) && offset == nil ? JSONBytes(json).parts : []
        let record = records.firstIndex { !decodes([91] + $0 + [93]) }.map { "[\($0)]: " }
        guard let found, record == nil else {
            let problem = found.map { "valid text, found: \($0)" } ?? "numbers that fit their types"
            return .damaged("\(record ?? "")expected \(problem)")
        }
        let before = String(decoding: json.prefix(offset ?? json.count), as: UTF8.self)
        let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let place = "line \(lines.count), column \(lines[lines.count - 1].count + 1)"
        return .damaged("\(place): expected JSON in UTF-8, found: \(found)")
    }
}

extension JSONFileError {
    /// The place in the document, such as `[3].name`, and what was expected there.
    fileprivate static func expected(_ what: String, at path: [any CodingKey]) -> JSONFileError {
        let words = [
            "String": "a string", "Int": "a whole number", "Array<Any>": "an array",
            "Dictionary<String, Any>": "an object",
        ]
        let place = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
        let colon = place.isEmpty ? "" : ": "
        return .damaged("\(place.joined())\(colon)expected \(words[what] ?? what)")
    }
}
