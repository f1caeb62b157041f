public import Domain

/// The state of the counter screen: the newest count, and the requests in flight.
public struct CounterState: LoadingState, Codable, Equatable, Sendable {
    /// The newest count: the answer with the highest version. Nil before the first answer.
    public var counter: Counter?
    public var loading = Loading<CounterError>.never
    /// The number of requests to change the count that have no answer yet. These requests go out one
    /// after the other.
    public var pendingChanges = 0
    /// The errors of loads and of changes of the count.
    public var errors = ScreenErrors<CounterError>()

    public init() {}
}

extension CounterState {
    public var count: Int? { counter?.value }
    public var isWriting: Bool { pendingChanges > 0 }
    public var isWaiting: Bool { isLoading || isWriting }

    mutating func endLoad(_ result: Result<Counter, CounterError>) {
        switch result {
        case .success(let counter):
            loading = .loaded
            show(counter)
        case .failure(let error): failLoad(error)
        }
    }

    mutating func beginChange() {
        pendingChanges += 1
        errors.beginWrite()
    }

    mutating func endChange(_ result: Result<Counter, CounterError>) {
        pendingChanges -= 1
        switch result {
        case .success(let counter): show(counter)
        case .failure(let error): errors.failWrite(error)
        }
    }

    /// Ignores an answer with a lower version than the shown count. Such an answer can come from a load
    /// that began before a change, but was answered after the change.
    private mutating func show(_ answer: Counter) {
        if answer.version >= counter?.version ?? 0 { counter = answer }
    }
}

extension CounterState: PartState {}
