import Domain
public import Observation

/// The rules of the counter screen, as MVVM.
@MainActor
@Observable
public final class CounterViewModel {
    public private(set) var state = CounterState() {
        didSet { parts.update(from: _state) }
    }

    private let useCases: CounterUseCases
    private let work = Work()
    private let parts = ObservedParts<CounterState>()

    public init(useCases: CounterUseCases) {
        self.useCases = useCases
    }

    /// A part of the state. Whoever observes it is woken when it has changed, and hardly ever otherwise.
    public subscript<Part: Equatable>(part: KeyPath<CounterState, Part>) -> Part {
        parts.value(of: part, in: _state)
    }

    /// Asks for the count. Requests overlap: of all answers, that of the newest version is shown.
    @discardableResult
    public func load() -> WorkHandle { ask(useCases.get.execute) }

    /// Asks the service to add one. The count changes when it answers, for it has the say.
    @discardableResult
    public func increment() -> WorkHandle { ask(useCases.increment.execute) }

    /// Asks the service to take one away. The count changes when it answers, for it has the say.
    @discardableResult
    public func decrement() -> WorkHandle { ask(useCases.decrement.execute) }

    /// Asks the service to set the count to zero. It changes when the service answers.
    @discardableResult
    public func reset() -> WorkHandle { ask(useCases.reset.execute) }

    public func clearError() {
        state.error = nil
    }

    /// Gives up what is under way; its answers change nothing any more.
    public func stop() {
        work.cancelAll()
    }

    /// Requests overlap; none replaces another, for each tap counts.
    private func ask(
        _ execute: @escaping @MainActor () async throws(CounterError) -> Counter
    ) -> WorkHandle {
        state.pending += 1
        state.error = nil
        return work.start { [weak self] in
            let result = await Result(catching: execute)
            guard !Task.isCancelled, let self else { return }
            switch result {
            case .success(let counter): show(counter)
            case .failure(.cancelled): break
            case .failure(let error): state.error = error
            }
            state.pending -= 1
        }
    }

    private func show(_ counter: Counter) {
        if counter.version >= state.counter.version { state.counter = counter }
    }
}
