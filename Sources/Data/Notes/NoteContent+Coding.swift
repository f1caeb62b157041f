package import Domain

/// The fields of a content in the file and in requests. They stand beside the fields of its record.
extension NoteContent: Encodable {
    private enum Key: CodingKey, CaseIterable {
        case text
    }

    static let names: [any CodingKey] = Key.allCases

    /// Nil if the record has none, because its note is deleted.
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
