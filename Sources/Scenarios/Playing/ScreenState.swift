/// A state whose visible part can be shown in a table, written to a file, and compared in words.
public protocol ScreenState: Equatable, Sendable {
    /// What the screen shows, in reading order.
    var fields: [ScreenField] { get }
}

/// One thing that a screen shows.
public struct ScreenField: Equatable, Sendable {
    /// What a field shows, by kind, so that a script gets numbers and flags, not words.
    public enum Value: Equatable, Sendable {
        case flag(Bool)
        case text(String?)
        case number(Int)
        case list([String])
        /// The fields of a screen within this one.
        case group([ScreenField])
    }

    /// What people and scripts call the field.
    public let name: String
    public let value: Value

    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }
}
