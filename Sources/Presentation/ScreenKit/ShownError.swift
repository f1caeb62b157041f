public import Domain

/// An error that a screen can show.
public protocol ShownError: DomainError {
    /// A short text for the user of the app. It has no file paths, no ids, and no commands for a
    /// terminal: these can be in `details`.
    var message: String { get }
}
