/// Why a use case could not do what its caller asked for. A type of this kind has a case `storage`, and
/// cases for the rules of its feature.
public protocol DomainError: Error, Codable, Equatable, Sendable {
    static func storage(_ failure: StorageFailure) -> Self
    /// The whole reason in one line, for a terminal or a log. If a file is the cause, the line has the
    /// name of the file and the fault. It can also have advice.
    var details: String { get }
}

extension DomainError {
    public static func damaged(_ reason: Reason) -> Self { .storage(.damaged(reason)) }
    public static func unavailable(_ reason: Reason) -> Self { .storage(.unavailable(reason)) }
    public static var sessionExpired: Self { .storage(.sessionExpired) }
    public static var cancelled: Self { .storage(.cancelled) }
}

/// Why a storage or a service could not do its part. All features use these cases.
public enum StorageFailure: Error, Codable, Hashable {
    /// The stored data can't be understood; `details` has the damaged part, and the expected content.
    case damaged(Reason)
    /// The storage or the service can't be reached, read or written, or can't answer now.
    case unavailable(Reason)
    /// The server does not accept the session any more. The user has to log in again.
    case sessionExpired
    /// The calling task was cancelled. This error is thrown for no other reason. No screen shows it,
    /// because the answer to a cancelled read is dropped.
    case cancelled

    public var reason: Reason {
        switch self {
        case .damaged(let reason), .unavailable(let reason): reason
        case .sessionExpired: "Your session has expired. Log in again."
        case .cancelled: "Cancelled."
        }
    }
}

/// Why a storage or a service failed: one text for the user of a screen, one for a terminal or a log.
public struct Reason: Codable, Hashable, ExpressibleByStringLiteral, Sendable {
    /// For the user of a screen: short, without paths, ids, or advice for a terminal.
    public let message: String
    /// The whole reason in one line, for a terminal or a log.
    public let details: String

    /// Without `details`, both texts are the message.
    public init(_ message: String, details: String? = nil) {
        self.message = message
        self.details = details ?? message
    }

    public init(stringLiteral message: String) { self.init(message) }
}
