public import Domain

/// An error that a screen can show.
public protocol ShownError: DomainError {
    /// For the user: short, without paths, ids, or advice for a terminal.
    var message: String { get }
}
