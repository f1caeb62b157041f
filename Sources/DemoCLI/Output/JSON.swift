import Foundation

extension Encodable {
    /// The lines of this value as JSON. The keys are in a stable order.
    var json: [String] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let text = String(decoding: try encoder.encode(self), as: UTF8.self)
            return text.split(separator: "\n").map(String.init)
        }
    }
}
