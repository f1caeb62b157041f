import Domain
import Observation
import OpenCombine
import Presentation

/// The counter as a class of its own makes it, observed through the macro.
@MainActor
@Observable
final class ConcreteCounter {
    private(set) var state = CounterState()

    func clearError() {
        state.error = nil
    }

    func show(_ counter: Counter) {
        state.pending -= 1
        if counter.version >= state.counter.version { state.counter = counter }
    }

    func ask() {
        state.pending += 1
        state.error = nil
    }
}

/// The same over the publisher that came before the macro.
@MainActor
final class PublishedCounter: OpenCombine.ObservableObject {
    @OpenCombine.Published private(set) var state = CounterState()

    func clearError() {
        state.error = nil
    }
}

/// A counter service that has its answer at hand.
struct ReadyCounter: GetCounterUseCase, IncrementCounterUseCase, DecrementCounterUseCase,
    ResetCounterUseCase
{
    func execute() async throws(CounterError) -> Counter { Counter(value: 1, version: 1) }
}

/// A counter service that lives elsewhere, so that whoever asks has to wait.
actor DistantCounter: GetCounterUseCase, IncrementCounterUseCase, DecrementCounterUseCase,
    ResetCounterUseCase
{
    private var version = 0

    func execute() async throws(CounterError) -> Counter {
        version += 1
        return Counter(value: version, version: version)
    }
}

extension CounterUseCases {
    static var ready: CounterUseCases {
        let service = ReadyCounter()
        return CounterUseCases(
            get: service, increment: service, decrement: service, reset: service)
    }

    static var distant: CounterUseCases {
        let service = DistantCounter()
        return CounterUseCases(
            get: service, increment: service, decrement: service, reset: service)
    }
}
