import Observation

/// A screen that is being played, whose owner can release it.
@MainActor
final class Player<Feature: ScenarioFeature> {
    typealias MakeScreen = @MainActor (Requests) -> Screen<Feature>

    let requests: Requests
    private var screen: Screen<Feature>?
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

    var state: Feature.State? { screen?.state() }

    /// Begins a step; what follows from it has happened when the requests have settled.
    @discardableResult
    func begin(_ step: ScenarioStep<Feature.Step>) throws(RequestProblem) -> Task<Void, Never>? {
        switch step {
        case .user(let step): return screen?.perform(step)
        case .answer(let number, let answer): try requests.answer(number, answer)
        }
        return nil
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

    func release() {
        model = screen?.model
        screen = nil
    }

    /// What outlives the owner: the screen, or a task that is not cancelled.
    var leftover: String? {
        let stillOpen = requests.open.filter { !$0.isCancelled }
        if model != nil { return "the screen outlives its owner" }
        return stillOpen.first.map { "“\($0.name)” is not cancelled when the screen is released" }
    }
}
