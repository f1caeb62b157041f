public import Domain

/// The state of the counter screen: the newest count, and the requests in flight.
public struct CounterState: Equatable, Sendable {
    /// The answer with the highest version, which is the newest count; nil before the first answer.
    public var counter: Counter?
    public var loading = Loading<CounterError>.never
    /// The number of requests to change the count that have no answer yet. These requests go out one
    /// after the other.
    public var pendingChanges = 0
    /// Why a request failed, until the error is dismissed or another request starts.
    public var error: CounterError?

    public init() {}
}

extension CounterState {
    public var count: Int? { counter?.value }
    public var isLoading: Bool { loading == .loading }
    public var isWriting: Bool { pendingChanges > 0 }
    public var isWaiting: Bool { isLoading || isWriting }

    /// Ignores an answer with an older version. A read that began before a change may be answered after
    /// that change.
    mutating func show(_ answer: Counter) {
        if answer.version >= counter?.version ?? 0 { counter = answer }
    }
}

extension CounterState: TabState {
    public var writeError: (any DomainError)? { error }
    public var hasRefusedText: Bool { false }
}
