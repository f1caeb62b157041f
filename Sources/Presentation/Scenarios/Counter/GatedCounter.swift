import Domain

/// The count behind the gates of a scenario.
///
/// The service counts when a request is opened; answers may cross on their way back, and one that
/// fails was lost on that way.
@MainActor
final class GatedCounter {
    private var counter: Counter
    private let requests: Requests

    init(_ counter: Counter, requests: Requests) {
        self.counter = counter
        self.requests = requests
    }

    var useCases: CounterUseCases {
        CounterUseCases(
            get: Gate(service: self, name: "get count", change: nil),
            increment: Gate(service: self, name: "increment") { $0 &+ 1 },
            decrement: Gate(service: self, name: "decrement") { $0 &- 1 },
            reset: Gate(service: self, name: "reset") { _ in 0 })
    }

    fileprivate func ask(
        _ name: String, _ change: ((Int) -> Int)?
    ) async throws(CounterError) -> Counter {
        if let change {
            counter = Counter(value: change(counter.value), version: counter.version + 1)
        }
        let answer = counter
        try await requests.pass(name, or: CounterError.self)
        return answer
    }
}

private struct Gate: GetCounterUseCase, IncrementCounterUseCase, DecrementCounterUseCase,
    ResetCounterUseCase
{
    let service: GatedCounter
    let name: String
    let change: (@Sendable (Int) -> Int)?

    func execute() async throws(CounterError) -> Counter {
        try await service.ask(name, change)
    }
}

extension CounterError: GateError {}
