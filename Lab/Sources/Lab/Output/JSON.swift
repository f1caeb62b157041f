import Foundation

enum JSON {
    /// One value in one line. The keys are in a stable order.
    ///
    /// What could harm a terminal is in JSON's own escapes, so that a reader gets it back.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        return text.escaped { scalar in
            String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16, uppercase: true)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
            .joined()
        }
    }
}
