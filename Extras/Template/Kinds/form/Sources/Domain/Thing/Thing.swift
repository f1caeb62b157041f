/// All that the form edits.
public struct Thing: Equatable, Sendable {
    public var text: String

    public init(text: String = "") {
        self.text = text
    }
}

extension Thing {
    /// For previews, tests and the app that runs without a file.
    public static let sample = Thing(text: "A text")
}
