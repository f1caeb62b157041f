import Domain
import Observation
import OpenCombine
import Presentation

/// The counter as a class of its own makes it, observed through the macro.
@MainActor
@Observable
final class ConcreteCounter {
    private(set) var state = CounterState()

    private let useCases: CounterUseCases
    @ObservationIgnored private var task: Task<Void, Never>?

    init(useCases: CounterUseCases) {
        self.useCases = useCases
    }

    /// Asks when it is the task's turn.
    func increment() -> Task<Void, Never> {
        startRequest()
        let task = Task(operation: ask)
        self.task = task
        return task
    }

    /// Asks before it returns.
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    func incrementAtOnce() -> Task<Void, Never> {
        startRequest()
        let task = Task.immediate(operation: ask)
        self.task = task
        return task
    }

    private var ask: @MainActor @Sendable () async -> Void {
        { [weak self, useCases] in
            do throws(CounterError) {
                let counter = try await useCases.increment.execute()
                self?.show(counter)
            } catch {
                self?.show(error)
            }
        }
    }

    private func startRequest() {
        state.pending += 1
        state.error = nil
    }

    private func show(_ counter: Counter) {
        state.pending -= 1
        if counter.version >= state.counter.version { state.counter = counter }
    }

    private func show(_ error: CounterError) {
        state.pending -= 1
        state.error = error
    }
}

/// The same over the publishers that came before the macro.
@MainActor
final class PublishedCounter: OpenCombine.ObservableObject {
    @OpenCombine.Published private(set) var state = CounterState()

    private let useCases: CounterUseCases

    init(useCases: CounterUseCases) {
        self.useCases = useCases
    }

    func increment() -> Subscription {
        startRequest()
        let subscription = Subscription()
        subscription.cancellable = Future(awaiting: useCases.increment.execute)
            .sink { [weak self, subscription] end in
                MainActor.assumeIsolated {
                    if case .failure(let error) = end { self?.show(error) }
                    subscription.end()
                }
            } receiveValue: { [weak self] counter in
                MainActor.assumeIsolated { self?.show(counter) }
            }
        return subscription
    }

    /// A request under way, to be awaited.
    @MainActor
    final class Subscription {
        fileprivate var cancellable: AnyCancellable?
        private var hasEnded = false
        private var waiting: CheckedContinuation<Void, Never>?

        fileprivate func end() {
            hasEnded = true
            cancellable = nil
            waiting?.resume()
        }

        func ended() async {
            guard !hasEnded else { return }
            await withCheckedContinuation { waiting = $0 }
        }
    }

    private func startRequest() {
        state.pending += 1
        state.error = nil
    }

    private func show(_ counter: Counter) {
        state.pending -= 1
        if counter.version >= state.counter.version { state.counter = counter }
    }

    private func show(_ error: CounterError) {
        state.pending -= 1
        state.error = error
    }
}

/// A counter service that has its answer at hand.
struct ReadyCounter: GetCounterUseCase, IncrementCounterUseCase, DecrementCounterUseCase,
    ResetCounterUseCase
{
    func execute() async -> Counter { Counter(value: 1, version: 1) }
}

/// A counter service that lives elsewhere, so that whoever asks has to wait.
actor DistantCounter: GetCounterUseCase, IncrementCounterUseCase, DecrementCounterUseCase,
    ResetCounterUseCase
{
    private var version = 0

    func execute() async -> Counter {
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
