import Domain
import Measuring
import Presentation

extension Footprint {
    /// Screens that nothing has happened to yet.
    static var idle: [Footprint] {
        [
            Footprint("idle concrete @Observable class") { ConcreteCounter(useCases: .ready) },
            Footprint("idle OpenCombine @Published") { PublishedCounter(useCases: .ready) },
            Footprint("idle view model") { CounterViewModel(useCases: .ready) },
            Footprint("idle store") {
                CounterStore(CounterState(), reducer: CounterReducer(useCases: .ready))
            },
        ]
    }

    /// Requests that nobody has answered yet.
    static func underWay(_ silence: Silence) -> [Footprint] {
        let useCases = CounterUseCases(
            get: silence, increment: silence, decrement: silence, reset: silence)
        let concrete = ConcreteCounter(useCases: useCases)
        let published = PublishedCounter(useCases: useCases)
        let viewModel = CounterViewModel(useCases: useCases)
        let store = CounterStore(CounterState(), reducer: CounterReducer(useCases: useCases))
        return [
            Footprint("bare Task under way") { concrete.increment() },
            Footprint("OpenCombine Future under way") { published.increment() },
            Footprint("work of a view model under way") {
                viewModel.increment()
                return viewModel
            },
            Footprint("effect of a store under way") {
                store.send(.incrementTapped)
                return store
            },
        ]
    }
}

/// A counter service that keeps everybody waiting until it is told to let go.
@MainActor
final class Silence: GetCounterUseCase, IncrementCounterUseCase, DecrementCounterUseCase,
    ResetCounterUseCase
{
    private var waiting: [CheckedContinuation<Void, Never>] = []

    @MainActor func execute() async -> Counter {
        await withCheckedContinuation { waiting.append($0) }
        return Counter(value: 0, version: 0)
    }

    func letGo() {
        waiting.forEach { $0.resume() }
        waiting = []
    }
}
