/// All that the form edits.
public struct Thing: Equatable, Sendable {
    public var text: String

    public init(text: String = "") {
        self.text = text
    }
}
