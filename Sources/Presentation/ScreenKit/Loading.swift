public import Domain

/// The state of the newest load of a screen. During a reload, the screen still shows the old data.
public enum Loading<Failure: DomainError>: Codable, Equatable, Sendable {
    case never
    case loading
    case failed(Failure)
    case loaded

    /// Ends the spinner of a cancelled load: `loading` becomes `never`.
    public mutating func endSpinner() {
        if self == .loading { self = .never }
    }
}

/// The state of a screen that loads.
public protocol LoadingState<Failure> {
    associatedtype Failure: DomainError
    var loading: Loading<Failure> { get set }
    var errors: ScreenErrors<Failure> { get set }
}

extension LoadingState {
    public var isLoading: Bool { loading == .loading }

    /// The error that the screen shows.
    public var error: Failure? { errors.shown }

    /// Shows the spinner, and clears the error of the last load.
    public mutating func beginLoad() {
        loading = .loading
        errors.beginRead()
    }

    public mutating func failLoad(_ error: Failure) {
        loading = .failed(error)
        errors.failRead(error)
    }
}
