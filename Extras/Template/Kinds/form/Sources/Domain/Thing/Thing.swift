/// The values that the user edits in the form.
public struct Thing: Codable, Equatable, Sendable {
    public var text: String

    public init(text: String = "") {
        self.text = text
    }
}

extension Thing {
    /// For previews, tests, and an app that has stored nothing yet.
    public static let sample = Thing(text: "A text")
}
