/// Why a use case could not do what its caller asked for.
public protocol DomainError: Error, Equatable, Sendable {
    /// The storage or the service can't be reached, read or written.
    static func unavailable(_ reason: Reason) -> Self
    /// The calling task was cancelled. This error is thrown for no other reason. No screen shows it,
    /// because the answer to a cancelled read is dropped.
    static var cancelled: Self { get }
    /// The whole reason in one line, for a terminal or a log. If a file is the cause, the line names the
    /// file and says what is wrong. It can also say what to do.
    var details: String { get }
}

/// Why a storage or a service failed: one text for the user of a screen, one for a terminal or a log.
public struct Reason: Hashable, Sendable {
    /// For the user of a screen: short, without paths, ids, or advice for a terminal.
    public let message: String
    /// The whole reason in one line, for a terminal or a log.
    public let details: String

    /// Without `details`, both texts are the message.
    public init(_ message: String, details: String? = nil) {
        self.message = message
        self.details = details ?? message
    }
}

extension Reason: ExpressibleByStringLiteral {
    public init(stringLiteral message: String) {
        self.init(message)
    }
}
