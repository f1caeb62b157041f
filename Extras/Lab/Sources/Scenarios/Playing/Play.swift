/// One screen on which steps are taken, one after the other, until it is released.
@MainActor
public final class Play<Feature: ScenarioFeature> {
    /// Makes a screen. Its services add their requests to the given list, where they wait for an
    /// answer.
    public typealias MakeScreen = @MainActor (Requests) -> Screen<Feature>

    /// All requests of the screen so far.
    public let requests: Requests
    /// The newest state of the screen.
    public private(set) var state: Feature.State
    /// The states during the last step that were replaced by later states, one for each notification.
    package private(set) var replaced: [Feature.State] = []
    /// True if the last step has changed the visible state, but notified no observer. A view would still show
    /// the old state.
    package var hidesItsChange: Bool {
        replaced.isEmpty && state.observedFields != stateBefore.observedFields
    }
    private var stateBefore: Feature.State
    /// The numbers of the steps whose calls are still running. Steps are numbered from one.
    package private(set) var calls: Set<Int> = []
    /// The numbers of all steps that have started a call.
    package private(set) var everyCall: Set<Int> = []
    private var screen: Screen<Feature>?
    private var observer: StateObserver<Feature.State>
    private weak var model: AnyObject?

    /// Makes a new screen whose services open their requests in `requests`.
    public init(
        _ cancellation: Requests.Cancellation, marksReads: Bool = false,
        answersAtOnce: Bool = false, makeScreen: MakeScreen
    ) {
        requests = Requests(
            cancellation: cancellation, marksReads: marksReads, answersAtOnce: answersAtOnce)
        let screen = Turns.take { [requests] in makeScreen(requests) }
        self.screen = screen
        model = screen.model
        state = screen.state()
        stateBefore = state
        observer = StateObserver(screen.state)
    }

    /// Performs a step, and returns when all work that follows from it has run.
    public func take(_ step: ScenarioStep<Feature.Step>) async throws(RequestProblem) {
        try begin(step)
        await settle()
    }

    /// Begins a step. The work that follows from it runs in `settle`.
    public func begin(_ step: ScenarioStep<Feature.Step>) throws(RequestProblem) {
        observer.beginStep()
        stateBefore = state
        switch step {
        case .input(let step):
            try requests.beginStep()
            Turns.take {
                if let call = screen?.perform(step) { watch(call, of: requests.step) }
            }
        case .answer(let number, let answer):
            try requests.beginStep(answering: number)
            try Turns.take { () throws(RequestProblem) in try requests.answer(number, answer) }
        }
        look()
    }

    /// Runs all work that follows from the last step on these screens. Returns false if the work never
    /// ends.
    @discardableResult
    public static func settle(_ plays: [Play]) async -> Bool {
        let isSettled = Turns.runAll()
        for play in plays { play.look() }
        return isSettled
    }

    /// Runs all work that follows from the last step.
    public func settle() async { await Play.settle([self]) }

    private func look() {
        if let screen { state = screen.state() }
        replaced = observer.replaced
    }

    private func watch(_ call: @escaping Screen<Feature>.Call, of step: Int) {
        calls.insert(step)
        everyCall.insert(step)
        Task {
            await call()
            calls.remove(step)
        }
    }

    /// The states that observers saw during the last step, other than the first state and the last.
    package func between(_ before: Feature.State) -> [Feature.State] {
        replaced.drop { $0 == before }.reversed().drop { [state] in $0 == state }.reversed()
    }

    /// Releases the screen. Returns a problem: the screen stays in memory, a read is not cancelled,
    /// or a write is cancelled. Nil means no problem.
    public func release() async -> String? {
        Turns.take {
            screen = nil
            observer = StateObserver { [state] in state }
        }
        await settle()
        if model != nil { return "the screen outlives its owner" }
        return requests.all.lazy.compactMap { request in
            if request.kind == .write {
                request.isCancelled ? "“\(request.name)” is cancelled, though it is a write" : nil
            } else {
                request.isCancelled || request.isAnswered
                    ? nil : "“\(request.name)” is not cancelled when the screen is released"
            }
        }
        .first
    }

    /// Resumes every caller that is still waiting for an answer.
    public func end() async {
        Turns.take { requests.close() }
        await settle()
    }
}
