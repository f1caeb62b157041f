import Domain
import Presentation
import Testing

extension AppKind {
    @MainActor func counter(_ useCases: CounterUseCases) -> any CounterScreen {
        switch self {
        case .mvvm: CounterViewModel(useCases: useCases)
        case .mvi: CounterStore(CounterState(), reducer: CounterReducer(useCases: useCases))
        }
    }
}

/// More rules have a test in each of `CounterViewModelTests` and `CounterReducerTests`.
@Suite("The counter screen", .timeLimit(.minutes(5)))
@MainActor
struct CounterTests {
    private let service = ControlledCounter()

    @Test("Changes go out one after the other, as they were tapped", arguments: AppKind.allCases)
    func changesQueue(_ kind: AppKind) async {
        let screen = kind.counter(service.useCases)
        let steps = Steps(screen.state)
        screen.change(.increment)
        screen.change(.decrement)
        let last = screen.change(.reset)
        steps.expect(
            { $0.pendingChanges = 1 }, { $0.pendingChanges = 2 }, { $0.pendingChanges = 3 })
        for number in 1...3 {
            await service.changes.arrive(number)
            #expect(service.changes.count == number)
            let counter = Counter(value: number * 10, version: number)
            await service.changes.answer(number, .success(counter))
            steps.expect { ($0.pendingChanges, $0.counter) = (3 - number, counter) }
        }
        await last.expectEnd()
        #expect(service.names == ["increment", "decrement", "reset"])
        #expect(!screen.state.isWaiting)
    }

    @Test("An answer of an older version is not shown", arguments: AppKind.allCases)
    func olderVersion(_ kind: AppKind) async {
        let screen = kind.counter(service.useCases)
        let loading = screen.load()
        let newer = Counter(value: 42, version: 8)
        await service.changes.answer(screen.change(.increment), .success(newer))
        let steps = Steps(screen.state)
        await service.loads.answer(loading, .success(.sample))
        steps.expect { $0.loading = .loaded }
        let replaced = Counter(value: 7, version: 8)
        await service.loads.answer(screen.load(), .success(replaced))
        #expect(screen.state.counter == replaced, "The file was replaced by an older one.")
    }

    @Test("Only the same kind of request clears an error", arguments: AppKind.allCases)
    func errors(_ kind: AppKind) async {
        let busy = CounterError.unavailable("Busy.")
        let screen = kind.counter(service.useCases)
        await service.changes.answer(screen.change(.increment), .failure(.outOfRange))
        await service.loads.answer(screen.load(), .failure(busy))
        #expect(screen.state.loading == .failed(busy))
        #expect(screen.state.error == .outOfRange)
        let changing = screen.change(.increment)
        #expect(screen.state.error == busy)
        screen.load()
        #expect(screen.state.error == nil)
        await service.changes.answer(changing, .failure(busy))
        screen.dismiss(busy)
        #expect(screen.state.error == nil)
    }
}
