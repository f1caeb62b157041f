import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `CounterReducerTests`.
@Suite("The counter view model", .timeLimit(.minutes(5)))
@MainActor
struct CounterViewModelTests {
    private let service = ControlledCounter()
    private let newer = Counter(value: 42, version: 8)

    @Test("A load shows the spinner, and its answer ends it, of version 0, too")
    func load() async {
        let viewModel = CounterViewModel(useCases: service.useCases)
        let steps = Steps(viewModel.state)
        let counter = Counter(value: 5, version: 0)
        await service.loads.answer(viewModel.load(), .success(counter))
        steps.expect({ $0.loading = .loading }, { ($0.loading, $0.counter) = (.loaded, counter) })
    }

    @Test("A change that fails shows the error and keeps the count")
    func failure() async {
        let viewModel = CounterViewModel(useCases: service.useCases)
        await service.changes.answer(viewModel.change(.increment), .success(newer))
        let steps = Steps(viewModel.state)
        await service.changes.answer(viewModel.change(.increment), .failure(.outOfRange))
        steps.expect(
            { $0.pendingChanges = 1 },
            {
                $0.pendingChanges = 0
                $0.errors.failWrite(.outOfRange)
            })
    }
}
