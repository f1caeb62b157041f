/// A password that hides its text. `print`, `dump` and JSON show only dots, and a `Mirror` has no children.
public struct Password: Hashable, Sendable {
    private let text: String

    public init(_ text: String) { self.text = text }

    public var isEmpty: Bool { text.isEmpty }

    /// The characters of the password, for the text field that edits them and the service that checks
    /// them.
    public func reveal() -> String { text }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Three dots for every password that is not empty, so that nobody can see its length.
    public var description: String { isEmpty ? "" : "•••" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Writes the dots, and not the password. So a decoded password is only dots, or empty if the
/// encoded password was empty.
extension Password: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
