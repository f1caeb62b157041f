import Foundation

/// The JSON of the API. A date has the format ISO 8601. A fraction of a second is ignored, because some
/// systems refuse one.
extension JSONDecoder {
    static var ofAPI: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom {
            try Date(String(from: $0).replacing(/\.[0-9]+/, with: ""), strategy: .iso8601)
        }
        return decoder
    }
}

extension JSONEncoder {
    /// The same value always gives the same bytes.
    static var ofAPI: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
