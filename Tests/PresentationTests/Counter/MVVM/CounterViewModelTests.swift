import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `CounterReducerTests`.
@Suite("The counter view model", .timeLimit(.minutes(5)))
@MainActor
struct CounterViewModelTests {
    private let service = ControlledCounter()
    private let viewModel: CounterViewModel

    init() {
        viewModel = CounterViewModel(useCases: service.useCases)
    }

    @Test("A load shows the spinner, and its answer ends it, of version 0, too")
    func load() async {
        let loading = viewModel.load()
        #expect(viewModel.state.isLoading)
        let counter = Counter(value: 5, version: 0)
        await service.loads.answer(loading, .success(counter))
        #expect(viewModel.state.counter == counter)
        #expect(!viewModel.state.isWaiting)
    }

    @Test("Changes go out one after the other, in the order of the taps")
    func changesQueue() async {
        viewModel.increment()
        viewModel.decrement()
        let last = viewModel.reset()
        #expect(viewModel.state.pendingChanges == 3)
        for number in 1...3 {
            await service.changes.arrive(number)
            #expect(service.changes.count == number)
            await service.changes.answer(
                number, .success(Counter(value: number * 10, version: number)))
        }
        await last.finish()
        #expect(service.names == ["increment", "decrement", "reset"])
        #expect(viewModel.state.counter == Counter(value: 30, version: 3))
        #expect(!viewModel.state.isWaiting)
    }

    @Test("An answer of an older version is not shown")
    func olderVersion() async {
        let loading = viewModel.load()
        await change(.success(Counter(value: 42, version: 8)))
        await service.loads.answer(loading, .success(.sample))
        #expect(viewModel.state.count == 42)
        #expect(!viewModel.state.isLoading)
        await service.loads.answer(viewModel.load(), .success(Counter(value: 7, version: 8)))
        #expect(viewModel.state.count == 7, "the file was replaced by an older one")
    }

    @Test("A failure shows the error and keeps the count; the same request clears it, no other")
    func failure() async {
        await change(.failure(.outOfRange))
        #expect(viewModel.state.error == .outOfRange)
        #expect(viewModel.state.pendingChanges == 0)
        let busy = CounterError.unavailable("Busy.")
        await service.loads.answer(viewModel.load(), .failure(busy))
        #expect(viewModel.state.error == .outOfRange)
        #expect(viewModel.state.loading == .failed(busy))
        let changing = viewModel.increment()
        #expect(viewModel.state.error == busy)
        viewModel.load()
        #expect(viewModel.state.error == nil)
        await service.changes.answer(changing, .failure(busy))
        viewModel.dismiss(busy)
        #expect(viewModel.state.error == nil)
    }

    // These have no twin: a store does this for every reducer.

    @Test("Each call and each answer notifies once")
    func notifiesOnce() async {
        let notifications = Notifications { viewModel.state }
        await change(.success(.sample))
        #expect(notifications.count == 2)
    }

    @Test("Stopped, it waits for no load; changes go on and are shown")
    func stop() async {
        let loading = viewModel.load()
        let changing = [viewModel.increment(), viewModel.increment()]
        await service.changes.arrive(1)
        viewModel.stop()
        #expect(!viewModel.state.isLoading)
        await service.loads.answer(loading, .success(Counter(value: 99, version: 99)))
        for version in 1...2 {
            await service.changes.answerNext(.success(Counter(value: version, version: version)))
            await changing[version - 1].finish()
        }
        #expect(viewModel.state.count == 2)
        #expect(!viewModel.state.isWaiting)
    }

    private func change(_ answer: Result<Counter, CounterError>) async {
        await service.changes.answer(viewModel.increment(), answer)
    }
}
