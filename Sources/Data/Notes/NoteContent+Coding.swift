package import Domain

/// How the file and the requests store a content: its fields stand beside the other fields in the same
/// JSON object.
extension NoteContent: Encodable {
    private enum Key: CodingKey, CaseIterable {
        case text
    }

    static let names: [any CodingKey] = Key.allCases

    /// Nil if the JSON object has no content, because the note is deleted.
    init?(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        guard let text = try values.decodeIfPresent(String.self, forKey: .text) else { return nil }
        self.init(text: text)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(text, forKey: .text)
    }
}
