public import Domain

/// The state of the newest load of a screen. During a reload, the screen still shows the old data.
public enum Loading<Failure: DomainError>: Equatable, Sendable {
    case never
    case loading
    case failed(Failure)
    case loaded

    /// Ends the spinner of a cancelled load: `loading` becomes `never`.
    public mutating func stop() {
        if self == .loading { self = .never }
    }
}
