package import Domain

/// In the file and at the server, a content has no JSON object of its own: `text` is beside other
/// fields, such as `version`.
extension NoteContent: Encodable {
    private enum Key: CodingKey, CaseIterable {
        case text
    }

    static let names: [any CodingKey] = Key.allCases

    /// Nil if the JSON object has no `text`, as in the object of a deleted note.
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
