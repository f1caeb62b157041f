public import Domain

/// How the newest load of a screen stands. A screen that reloads keeps what it has.
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

    /// A load that is ended before its answer counts as none.
    public mutating func stop() {
        if self == .loading { self = .never }
    }
}
