import Domain
import Measuring
import Presentation

extension Comparison {
    /// From a tap to the answer on the screen, with a service that has its answer at hand.
    static var readyRoundTrip: Comparison {
        roundTrip("Effect round trip, the answer is at hand", .ready)
    }

    /// The same with a service that lives elsewhere.
    static var distantRoundTrip: Comparison {
        roundTrip("Effect round trip, the service is an actor", .distant)
    }

    private static func roundTrip(_ title: String, _ useCases: CounterUseCases) -> Comparison {
        let concrete = ConcreteCounter(useCases: useCases)
        let published = PublishedCounter(useCases: useCases)
        let viewModel = CounterViewModel(useCases: useCases)
        let store = CounterStore(CounterState(), reducer: CounterReducer(useCases: useCases))
        return Comparison(
            title,
            subjects: [
                Subject("bare Task") { count in
                    for _ in 0..<count { await concrete.increment().value }
                }
            ] + immediate(concrete) + [
                Subject("OpenCombine Future") { count in
                    for _ in 0..<count {
                        await withCheckedContinuation { continuation in
                            published.increment { continuation.resume() }
                        }
                    }
                },
                Subject("view model") { count in
                    for _ in 0..<count { await viewModel.increment().finished() }
                },
                Subject("store") { count in
                    for _ in 0..<count { await store.send(.incrementTapped).finished() }
                },
            ])
    }

    /// None on a system that can't start a task at once.
    private static func immediate(_ concrete: ConcreteCounter) -> [Subject] {
        guard #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return [] }
        return [
            Subject("bare Task.immediate") { count in
                for _ in 0..<count { await concrete.incrementAtOnce().value }
            }
        ]
    }

    /// Ten thousand loads, each in place of the one before; only the last may be shown.
    static func burst(of size: Int) -> Comparison {
        Comparison(
            "Burst of \(size.grouped) loads, the last wins; each load", repetitions: size,
            subjects: [
                Subject("concrete class, Task cancelled by hand") { count in
                    let screen = ConcreteLoads(service: NumberedLoads())
                    for _ in 0..<count { screen.load() }
                    await screen.finished()
                    precondition(screen.state.items.map(\.id) == ["\(count)"])
                },
                Subject("OpenCombine switchToLatest") { count in
                    let screen = PublishedLoads(service: NumberedLoads())
                    for _ in 0..<count { screen.load() }
                    await screen.finished()
                    precondition(screen.state.items.map(\.id) == ["\(count)"])
                },
                Subject("view model") { count in
                    let service = NumberedLoads()
                    let viewModel = ItemsViewModel(getItems: service, deleteItem: service)
                    var last = viewModel.load()
                    for _ in 1..<count { last = viewModel.load() }
                    await last.finished()
                    precondition(viewModel.state.items.map(\.id) == ["\(count)"])
                },
                Subject("store") { count in
                    let service = NumberedLoads()
                    let reducer = ItemsReducer(getItems: service, deleteItem: service)
                    let store = ItemsStore(ItemsState(), reducer: reducer)
                    var last = store.send(.loadRequested)
                    for _ in 1..<count { last = store.send(.loadRequested) }
                    await last.finished()
                    precondition(store.state.items.map(\.id) == ["\(count)"])
                },
            ])
    }
}
