/// One screen of a feature in one pattern, played step by step.
@MainActor
public final class ScenarioSession<Feature: ScenarioFeature> {
    public typealias Step = ScenarioStep<Feature.Step>

    /// What the screen has asked for so far.
    public let requests: Requests
    /// Counts over all steps so far.
    public private(set) var tally = Tally()
    private let screen: Screen<Feature>
    private let observer: StateObserver<Feature.State>

    /// What a pattern did on the way.
    public struct Tally: Equatable, Sendable {
        /// How often observers were notified.
        public var transitions = 0
        /// The answers that changed nothing.
        public var answersIgnored = 0
    }

    /// Makes a new screen, over services that hold `content` and answer when a step says so.
    public convenience init(
        _ pattern: Pattern<Feature>, content: Feature.Content,
        cancellation: Requests.Cancellation = .ignored
    ) {
        self.init(cancellation: cancellation) { requests in
            pattern.makeScreen(Feature.controlledUseCases(content, requests))
        }
    }

    /// What the screen's code did in the last step, if it is to be kept.
    public var log: [String] { screen.log.lines }
    public var effectsInFlight: [String] { screen.effectsInFlight() }

    public func keepLog() {
        screen.log.isKept = true
    }

    /// Plays a screen of any making, over services that open their requests here.
    init(cancellation: Requests.Cancellation, makeScreen: (Requests) -> Screen<Feature>) {
        requests = Requests(cancellation: cancellation)
        screen = makeScreen(requests)
        observer = StateObserver(screen.state)
    }

    /// The state after the last step; before the first, that of a new screen.
    public var state: Feature.State { screen.state() }
    /// The states that the last step went through before the present one, one for each transition.
    public var intermediateStates: [Feature.State] { observer.replaced }

    /// Takes a step and returns when all that follows from it has happened.
    public func play(_ step: Step) async throws(RequestProblem) {
        observer.beginStep()
        defer { tally.transitions += observer.replaced.count }
        screen.log.clear()
        switch step {
        case .user(let step):
            _ = screen.perform(step)
            await requests.settle()
        case .answer(let number, let answer):
            let before = state
            try requests.answer(number, answer)
            await requests.settle()
            if state == before { tally.answersIgnored += 1 }
        }
    }

    /// Resumes every caller that still waits for an answer.
    public func end() async {
        requests.close()
        await requests.settle()
    }
}
