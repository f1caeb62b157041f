/// A password that never prints its text: printing, dumping or reflecting it gives dots.
public struct Password: Hashable, Sendable {
    private let text: String

    public init(_ text: String) {
        self.text = text
    }

    public var isEmpty: Bool { text.isEmpty }

    /// The characters, for the field that edits them and the service that checks them.
    public func reveal() -> String { text }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The same for every password that is not empty, so that not even the length shows.
    public var description: String { isEmpty ? "" : "•••" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
