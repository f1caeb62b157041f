/// Why a use case could not do what it was asked.
public protocol DomainError: Error, Equatable, Sendable {
    /// The storage or the service can't be reached, read or written.
    static func unavailable(_ reason: Reason) -> Self
    /// The caller was cancelled. Thrown for no other reason; the screens drop that answer.
    static var cancelled: Self { get }
    /// In full and in one line, for a terminal or a log: names the file, the place and the remedy.
    var details: String { get }
}

/// Why a service failed, said twice, because a screen and a terminal have different readers.
public struct Reason: Hashable, Sendable {
    /// For the user of a screen: short, without paths, ids and remedies for a terminal.
    public let message: String
    /// In full and in one line, for a terminal or a log.
    public let details: String

    /// Without details, the message stands for both.
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
