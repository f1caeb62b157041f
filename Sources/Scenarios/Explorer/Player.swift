import Observation

/// A screen that is being played, whose owner can release it.
@MainActor
final class Player<Feature: ScenarioFeature> {
    typealias MakeScreen = @MainActor (Requests) -> Screen<Feature>

    let requests: Requests
    private var screen: Screen<Feature>?
    private var observer: StateObserver<Feature.State>?
    /// The numbers of the steps whose calls have not ended, counted from one.
    private(set) var calls: Set<Int> = []
    private var steps = 0
    private weak var model: AnyObject?
    /// What an observer does when it is notified next.
    private var reaction: Feature.Step?

    init(
        _ cancellation: Requests.Cancellation, _ options: Requests.Options = .init(),
        makeScreen: MakeScreen
    ) {
        requests = Requests(cancellation: cancellation, options)
        screen = makeScreen(requests)
    }

    /// From now on it is noted what observers see.
    func observe() {
        guard observer == nil, let screen else { return }
        observer = StateObserver(screen.state)
    }

    var state: Feature.State? { screen?.state() }
    /// The states that the last step went through before the present one, one for each notification.
    var replaced: [Feature.State] { observer?.replaced ?? [] }

    /// What observers saw in the last step between the state before it and the one after it.
    func between(_ before: Feature.State, _ after: Feature.State) -> [Feature.State] {
        observer?.between(before, after) ?? []
    }

    /// Begins a step; what follows from it has happened when the requests have settled.
    @discardableResult
    func begin(_ step: ScenarioStep<Feature.Step>) throws(RequestProblem) -> Task<Void, Never>? {
        steps += 1
        observer?.beginStep()
        switch step {
        case .user(let step): return perform(step)
        case .answer(let number, let answer): try requests.answer(number, answer)
        }
        return nil
    }

    private func perform(_ step: Feature.Step) -> Task<Void, Never>? {
        let number = steps
        let task = screen?.perform(step)
        task.map { watch($0, of: number) }
        return task
    }

    private func watch(_ task: Task<Void, Never>, of step: Int) {
        calls.insert(step)
        Task {
            await task.value
            calls.remove(step)
            requests.noteActivity()
        }
    }

    /// Begins a step while an observer takes another one from within the first notification.
    func begin(
        _ step: ScenarioStep<Feature.Step>, observerTakes reaction: Feature.Step
    ) throws(RequestProblem) {
        self.reaction = reaction
        withObservationTracking {
            _ = screen?.state()
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.react() }
        }
        try begin(step)
    }

    /// Returns whether the observer has been notified since; from now on it takes no step.
    func endObserving() -> Bool {
        defer { reaction = nil }
        return reaction == nil
    }

    private func react() {
        guard let step = reaction else { return }
        reaction = nil
        _ = screen?.perform(step)
    }

    /// What the screen's code does in the next step is noted.
    func keepLog() { screen?.log.isKept = true }

    /// What the screen did in the last step.
    var work: StateGraph.Work {
        StateGraph.Work(
            writes: replaced.count, log: screen?.log.lines ?? [],
            inFlight: screen?.effectsInFlight() ?? [])
    }

    func release() {
        model = screen?.model
        screen = nil
        observer = nil
    }

    /// What outlives the owner: the screen, or a task that is not cancelled.
    var leftover: String? {
        let stillOpen = requests.open.filter { !$0.isCancelled && $0.kind != .commit }
        if let lost = requests.all.first(where: { $0.kind == .commit && $0.isCancelled }) {
            return "“\(lost.name)” is cancelled, though it has to be done"
        }
        if model != nil { return "the screen outlives its owner" }
        return stillOpen.first.map { "“\($0.name)” is not cancelled when the screen is released" }
    }
}
