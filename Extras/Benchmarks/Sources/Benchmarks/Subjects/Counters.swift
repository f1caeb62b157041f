import Domain
import Observation
import Presentation

/// The counter screen as a class written by hand, with a plain task for each request.
@MainActor
@Observable
final class ConcreteCounter {
    private(set) var state = CounterState()
    private let useCases: CounterUseCases

    init(useCases: CounterUseCases) {
        self.useCases = useCases
    }

    func increment() -> Task<Void, Never> {
        change {
            $0.pendingChanges += 1
            $0.errors.beginWrite()
        }
        return Task { [weak self, useCases] in
            do throws(CounterError) {
                let counter = try await useCases.change.execute(.increment)
                self?.change {
                    $0.pendingChanges -= 1
                    if counter.version >= $0.counter?.version ?? 0 { $0.counter = counter }
                }
            } catch {
                self?.change {
                    $0.pendingChanges -= 1
                    $0.errors.failWrite(error)
                }
            }
        }
    }

    private func change(_ update: (inout CounterState) -> Void) {
        update(&state)
    }
}

/// A counter service that has its answer at hand.
private struct ReadyCounter: GetCounterUseCase, ChangeCounterUseCase {
    func execute() async -> Counter { Counter(value: 1, version: 1) }
    func execute(_ change: CounterChange) async -> Counter { Counter(value: 1, version: 1) }
}

/// A counter service that is an actor, so that the caller has to wait.
private actor DistantCounter: GetCounterUseCase, ChangeCounterUseCase {
    private var version = 0

    func execute() async -> Counter {
        version += 1
        return Counter(value: version, version: version)
    }

    func execute(_ change: CounterChange) async -> Counter { await execute() }
}

extension CounterUseCases {
    static var ready: CounterUseCases { CounterUseCases(ReadyCounter()) }
    static var distant: CounterUseCases { CounterUseCases(DistantCounter()) }

    private init(_ service: some GetCounterUseCase & ChangeCounterUseCase) {
        self.init(get: service, change: service)
    }
}
