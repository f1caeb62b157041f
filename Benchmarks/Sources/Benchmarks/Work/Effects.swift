import Domain
import Measuring
import OpenCombine
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
        let concrete = ConcreteCounter()
        let viewModel = CounterViewModel(useCases: useCases)
        let store = CounterStore(CounterState(), reducer: CounterReducer(useCases: useCases))
        return Comparison(
            title,
            subjects: [
                Subject("bare Task") { count in
                    for _ in 0..<count {
                        concrete.ask()
                        await Task {
                            if let counter = try? await useCases.increment.execute() {
                                concrete.show(counter)
                            }
                        }.value
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

    /// Ten thousand loads, each in place of the one before; only the last may be shown.
    static func burst(of size: Int) -> Comparison {
        Comparison(
            "Burst of \(size.grouped) loads, the last wins; each load", repetitions: size,
            subjects: [
                Subject("concrete class, Task cancelled by hand") { count in
                    let screen = ConcreteLoads(service: NumberedLoads())
                    for _ in 0..<count { screen.load() }
                    await screen.finished()
                    precondition(screen.shown == ["\(count)"])
                },
                Subject("OpenCombine switchToLatest") { count in
                    let screen = PublishedLoads(service: NumberedLoads())
                    for _ in 0..<count { screen.load() }
                    await screen.finished()
                    precondition(screen.shown.last == "\(count)")
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
