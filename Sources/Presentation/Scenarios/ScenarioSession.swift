import Observation

/// One screen of a feature in one pattern, played step by step.
@MainActor
public final class ScenarioSession<Feature: ScenarioFeature> {
    public typealias Step = ScenarioStep<Feature.Intent>

    public let requests: Requests
    public private(set) var tally = Tally()
    private let screen: Screen<Feature.State, Feature.Intent>

    /// What a pattern did on the way.
    public struct Tally: Equatable, Sendable {
        /// How often observers were told that the state is about to change.
        public var transitions = 0
        /// The answers that changed nothing, because nobody waited for them any more.
        public var answersIgnored = 0
    }

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
        countTransitions()
    }

    public var state: Feature.State { screen.state() }

    /// Takes a step and returns when all that follows from it has happened.
    func play(_ step: Step) async throws(RequestProblem) {
        switch step {
        case .intent(let intent):
            _ = screen.perform(intent)
            await requests.settle()
        case .answer(let number, let answer):
            let before = state
            try requests.answer(number, answer)
            await requests.settle()
            if state == before { tally.answersIgnored += 1 }
        }
    }

    /// Lets go of whatever still waits for an answer.
    func end() async {
        requests.close()
        await requests.settle()
    }

    /// An observation tells of one change; so each change renews it.
    private func countTransitions() {
        withObservationTracking {
            _ = screen.state()
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                self?.tally.transitions += 1
                self?.countTransitions()
            }
        }
    }
}
