/// The values that the form edits, as one.
public struct Thing: Equatable, Sendable {
    public var text: String

    public init(text: String = "") {
        self.text = text
    }
}
