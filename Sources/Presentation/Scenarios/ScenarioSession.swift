import Observation

/// One screen of a feature in one pattern, played step by step.
@MainActor
public final class ScenarioSession<Feature: ScenarioFeature> {
    public typealias Step = ScenarioStep<Feature.Intent>

    /// What the screen has asked for so far.
    public let requests: Requests
    /// Counts over all steps so far.
    public private(set) var tally = Tally()
    /// The states that the last step has left behind, oldest first: one for each transition.
    public private(set) var leftBehind: [Feature.State] = []
    private let screen: Screen<Feature.State, Feature.Intent>
    private var calls: [(intent: Feature.Intent, handle: WorkHandle)] = []
    private var observations = 0

    /// What a pattern did on the way.
    public struct Tally: Equatable, Sendable {
        /// How often observers were told that the state is about to change.
        public var transitions = 0
        /// The answers that changed nothing, because nobody waited for them any more.
        public var answersIgnored = 0
    }

    /// Makes a new screen, over services that hold `content` and answer when a step says so.
    ///
    /// Whether they let a caller go that gives up is told by `cancellation`.
    public convenience init(
        _ pattern: Pattern, content: Feature.Content, cancellation: Requests.Cancellation = .ignored
    ) {
        self.init(cancellation: cancellation) { requests in
            Feature.makeScreen(pattern, content: content, requests: requests)
        }
    }

    /// Plays a screen of any making, over services that open their requests here.
    init(
        cancellation: Requests.Cancellation,
        makeScreen: (Requests) -> Screen<Feature.State, Feature.Intent>
    ) {
        requests = Requests(cancellation: cancellation)
        screen = makeScreen(requests)
        observe()
    }

    /// The state after the last step; before the first, that of a new screen.
    public var state: Feature.State { screen.state() }

    /// What the user did that has not come to its end, with all that followed from it.
    public var intentsUnderWay: [Feature.Intent] {
        calls.filter { !$0.handle.isFinished }.map(\.intent)
    }

    /// What goes on behind the screen, if it is a store's.
    public var workings: StoreWorkings? { screen.workings?() }

    /// Takes a step and returns when all that follows from it has happened.
    public func play(_ step: Step) async throws(RequestProblem) {
        // What a change has put on the screen, such as another view model, is observed from now on.
        if !leftBehind.isEmpty { observe() }
        leftBehind = []
        calls.removeAll { $0.handle.isFinished }
        switch step {
        case .intent(let intent):
            calls.append((intent, screen.perform(intent)))
            await requests.settle()
        case .answer(let number, let answer):
            let before = state
            try requests.answer(number, answer)
            await requests.settle()
            if state == before { tally.answersIgnored += 1 }
        }
    }

    /// Lets go of whatever still waits for an answer, and would otherwise wait for ever.
    public func end() async {
        requests.close()
        await requests.settle()
    }

    /// An observation tells of one change; so each change renews it.
    @discardableResult
    private func observe() -> Feature.State {
        observations += 1
        let number = observations
        return withObservationTracking(screen.state) { [weak self] in
            MainActor.assumeIsolated { self?.willChange(observation: number) }
        }
    }

    private func willChange(observation number: Int) {
        guard number == observations else { return }
        tally.transitions += 1
        leftBehind.append(observe())
    }
}
