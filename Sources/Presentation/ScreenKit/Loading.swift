public import Domain

/// The state of a screen's newest load. A screen that reloads keeps what it shows.
///
/// ```swift
/// var state = ItemsState()
/// state.loading = .failed(.unavailable("Offline."))
/// ```
public enum Loading<Failure: DomainError>: Equatable, Sendable {
    case never
    case loading
    case failed(Failure)
    case loaded

    /// A load that is cancelled before its answer counts as `never`.
    public mutating func stop() {
        if self == .loading { self = .never }
    }
}
