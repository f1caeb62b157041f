/// A state whose visible part can be shown in a table, written to a file, and compared in words.
public protocol ScreenState: Equatable, Sendable {
    /// What the screen shows, in reading order.
    var fields: [ScreenField] { get }
}

/// One thing that a screen shows.
public struct ScreenField: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        case flag(Bool)
        case text(String?)
        case list([String])
    }

    /// As scripts read it.
    public let name: String
    /// As people read it.
    public let label: String
    public let value: Value
}
