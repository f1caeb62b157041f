import Domain
import Observation
import Presentation
import Scenarios

/// The counter view model as tutorials write it. It is right; each fault overrides one method.
@MainActor
@Observable
class PlainCounterViewModel {
    typealias Request = @MainActor () async throws(CounterError) -> Counter

    final private(set) var state = CounterState()
    @ObservationIgnored final private let useCases: CounterUseCases
    @ObservationIgnored final private var loading: Task<Void, Never>?
    @ObservationIgnored final private var changing: Task<Void, Never>?
    /// The changes that have not gone out, in order.
    @ObservationIgnored final private var waiting: [Request] = []

    required init(useCases: CounterUseCases) {
        self.useCases = useCases
    }

    final func load() -> Task<Void, Never>? {
        change {
            $0.isLoading = true
            $0.error = nil
        }
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            let result = await outcome(of: useCases.get.execute)
            guard !Task.isCancelled else { return }
            self?.change {
                $0.isLoading = false
                self?.show(result, in: &$0)
            }
        }
        return loading
    }

    func request(_ request: @escaping Request) -> Task<Void, Never> {
        change {
            $0.pendingChanges += 1
            $0.error = nil
        }
        return start(request)
    }

    final func start(_ request: @escaping Request) -> Task<Void, Never> {
        waiting.append(request)
        if let changing { return changing }
        let task = Task { [weak self] in
            while let request = self?.nextRequest() {
                let result = await outcome(of: request)
                guard !Task.isCancelled else { return }
                self?.change { self?.changeEnded(result, in: &$0) }
            }
        }
        changing = task
        return task
    }

    final private func nextRequest() -> Request? {
        guard waiting.isEmpty else { return waiting.removeFirst() }
        changing = nil
        return nil
    }

    func changeEnded(_ result: Result<Counter, CounterError>, in state: inout CounterState) {
        state.pendingChanges -= 1
        show(result, in: &state)
    }

    func show(_ result: Result<Counter, CounterError>, in state: inout CounterState) {
        switch result {
        case .success(let counter):
            if counter.version >= state.counter.version { state.counter = counter }
        case .failure(.cancelled): break
        case .failure(let error): state.error = error
        }
    }

    final func cancelChanges() {
        changing?.cancel()
        changing = nil
        waiting = []
    }

    final func change(_ update: (inout CounterState) -> Void) {
        update(&state)
    }

    deinit {
        loading?.cancel()
        changing?.cancel()
    }
}

extension PlainCounterViewModel: FaultyScreen {
    static func makeScreen(_ useCases: CounterUseCases) -> Screen<CounterScenario> {
        let viewModel = Self(useCases: useCases)
        return Screen(model: viewModel, state: { viewModel.state }) { viewModel.perform($0) }
    }

    private func perform(_ step: CounterScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .load: return load()
        case .increment: return request(useCases.increment.execute)
        case .decrement: return request(useCases.decrement.execute)
        case .reset: return request(useCases.reset.execute)
        case .clearError(let message):
            let error = message.map(CounterError.unavailable) ?? state.error
            change { if $0.error == error { $0.error = nil } }
            return nil
        }
    }
}
