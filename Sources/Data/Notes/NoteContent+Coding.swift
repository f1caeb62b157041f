package import Domain

/// In the JSON of the file and of the server, a content is not an object of its own: its field `text` is
/// in one object with other fields, such as `version`.
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
