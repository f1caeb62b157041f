import Foundation

extension JSONDocument {
    /// What a text means, or an error with the place of the damage.
    init(_ text: JSONText) throws(JSONFileError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Foundation.Data(text.bytes))
        } catch DecodingError.keyNotFound(let key, let context) {
            throw .expected("a value", at: context.codingPath + [key])
        } catch DecodingError.typeMismatch(let type, let context),
            DecodingError.valueNotFound(let type, let context)
        {
            throw .expected("\(type)", at: context.codingPath)
        } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
            throw .expected("a value that fits its type", at: context.codingPath)
        } catch {
            // The decoder names no place of a number that does not fit its type.
            let decodes = { (json: JSONBytes) in
                (try? JSONDecoder().decode(Self.self, from: Foundation.Data(json))) != nil
            }
            let records = decodes([91, 93]) ? text.parts : []
            let record = records.firstIndex { !decodes([91] + $0 + [93]) }.map { "[\($0)]: " }
            throw .damaged("\(record ?? "")expected numbers that fit their types")
        }
        try check()
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
