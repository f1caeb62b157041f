/// Why a use case could not do what it was asked.
public protocol DomainError: Error, Equatable, Sendable {
    /// The storage or the service can't be reached, read or written; the text says why.
    static func unavailable(_ text: String) -> Self
    /// The caller was cancelled. Thrown for no other reason; the screens drop that answer.
    static var cancelled: Self { get }
    /// For the user, in one line.
    var message: String { get }
}
