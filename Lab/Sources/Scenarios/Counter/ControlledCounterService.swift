import Domain

/// The count behind requests that a scenario answers.
///
/// The service counts when a request is opened. An answer that fails was lost on its way back.
@MainActor
final class ControlledCounterService {
    private var counter: Counter
    private let requests: Requests

    init(_ counter: Counter, _ requests: Requests) {
        self.counter = counter
        self.requests = requests
        requests.describeService { [weak self] in
            "count \(self?.counter.value ?? 0) version \(self?.counter.version ?? 0)"
        }
    }

    var useCases: CounterUseCases {
        CounterUseCases(
            get: ControlledCounting(service: self, name: "get count", change: nil),
            increment: ControlledCounting(service: self, name: "increment") { $0 &+ 1 },
            decrement: ControlledCounting(service: self, name: "decrement") { $0 &- 1 },
            reset: ControlledCounting(service: self, name: "reset") { _ in 0 })
    }

    fileprivate func reply(
        to name: String, _ change: ((Int) -> Int)?
    ) async throws(CounterError) -> Counter {
        if let change {
            counter = Counter(value: change(counter.value), version: counter.version + 1)
        }
        let answer = counter
        let kind = change == nil ? Requests.Kind.read : .write
        return try await requests.result(of: name, kind) { () throws(CounterError) in answer }
    }
}

private struct ControlledCounting: GetCounterUseCase, IncrementCounterUseCase,
    DecrementCounterUseCase, ResetCounterUseCase
{
    let service: ControlledCounterService
    let name: String
    let change: (@Sendable (Int) -> Int)?

    func execute() async throws(CounterError) -> Counter {
        try await service.reply(to: name, change)
    }
}
