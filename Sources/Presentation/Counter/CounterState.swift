public import Domain

/// All that the counter screen knows.
public struct CounterState: Equatable, Sendable {
    /// The newest count that the service has told, by its version.
    public var counter = Counter(value: 0, version: 0)
    /// How many requests are under way; taps may overlap.
    public var pending = 0
    /// Why a request failed, until the error is dismissed or another request starts.
    public var error: CounterError?

    public init() {}
}

extension CounterState {
    public var count: Int { counter.value }
    public var isLoading: Bool { pending > 0 }
}
