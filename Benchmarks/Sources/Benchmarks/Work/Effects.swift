import Domain
import Measuring
import Presentation

extension Comparison {
    /// From a tap to the answer on the screen, with a service that has its answer at hand.
    static var readyRoundTrip: Comparison {
        roundTrip("Effect round trip, the answer is at hand", .ready, underWay: 1)
    }

    /// The same with a service that lives elsewhere. On several cores this is mostly how long threads
    /// take to wake.
    static var distantRoundTrip: Comparison {
        roundTrip("Effect round trip, the service is an actor", .distant, underWay: 1)
    }

    /// With many under way, threads need no waking, and what is done besides shows.
    static var distantRoundTrips: Comparison {
        roundTrip(
            "Effect round trip, the service is an actor, 100 under way", .distant, underWay: 100)
    }

    private static func roundTrip(
        _ title: String, _ useCases: CounterUseCases, underWay size: Int
    ) -> Comparison {
        let concrete = ConcreteCounter(useCases: useCases)
        let published = PublishedCounter(useCases: useCases)
        let viewModel = CounterViewModel(useCases: useCases)
        let store = CounterStore(CounterState(), reducer: CounterReducer(useCases: useCases))
        var subjects = [
            roundTrip("bare Task", size, start: concrete.increment) { await $0.value }
        ]
        // Not on a system that can't start a task at once.
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            subjects.append(
                roundTrip("bare Task.immediate", size, start: concrete.incrementAtOnce) {
                    await $0.value
                })
        }
        subjects += [
            roundTrip("OpenCombine Future", size, start: published.increment) { await $0.ended() },
            roundTrip("view model", size, start: viewModel.increment) { await $0.finished() },
            roundTrip("store", size) {
                store.send(.incrementTapped)
            } finish: {
                await $0.finished()
            },
        ]
        // Threads that have idled wake slowly until they are woken often, so samples are long.
        return Comparison(title, repetitions: 2_000, subjects: subjects)
    }

    /// Starts so many, and when all of these have ended, the next.
    private static func roundTrip<Request>(
        _ name: String, _ size: Int, start: @escaping @MainActor () -> Request,
        finish: @escaping @MainActor (Request) async -> Void
    ) -> Subject {
        Subject(name) { count in
            var requests: [Request] = []
            for number in 1...count {
                requests.append(start())
                guard requests.count == size || number == count else { continue }
                for request in requests { await finish(request) }
                requests.removeAll(keepingCapacity: true)
            }
        }
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
