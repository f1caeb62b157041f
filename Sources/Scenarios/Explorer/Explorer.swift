/// Plays every schedule of steps and answers, shortest first, until a budget is used up.
///
/// It takes the screen of one pattern, and holds it to the specification; or of several, and compares
/// them as well. Schedules that lead to the same state key are continued once.
@MainActor
public struct Explorer<Feature: ExploredFeature> {
    public typealias MakeScreen = @MainActor (Requests) -> Screen<Feature>
    public typealias Step = ScenarioStep<Feature.Step>

    /// What is played, compared, and held to the specification.
    public var screens: [MakeScreen]
    public var cancellation: Requests.Cancellation
    /// What happens before the first step that is tried.
    public var beginning: [Step] = []
    /// How many schedules may be played. The last length may be left unfinished.
    public var plays: Int = .max
    /// How long schedules may be, not counting the beginning.
    public var depth: Int = .max
    /// Without merging, every schedule is continued.
    public var merges = true

    public init(
        _ screens: [MakeScreen], cancellation: Requests.Cancellation, beginning: [Step] = []
    ) {
        self.screens = screens
        self.cancellation = cancellation
        self.beginning = beginning
    }

    /// The screens of these patterns, over controlled services that hold the feature's content.
    public init(
        _ patterns: [Pattern<Feature>], content: Feature.Content = Feature.exploredContent,
        cancellation: Requests.Cancellation, beginning: [Step] = []
    ) {
        let screens = patterns.map { $0.makeScreen(over: content) }
        self.init(screens, cancellation: cancellation, beginning: beginning)
    }

    /// Explores until a mistake is found, the budget is used up, or nothing is left to try. Traps when the
    /// beginning answers what it does not open.
    public func run() async -> Exploration<Feature> {
        var result = Exploration<Feature>(
            cancellation: cancellation, beginning: beginning, isMerged: merges)
        var frontier: [History<Feature>] = []
        switch await play(beginning) {
        case .success(let start):
            precondition(start.steps.count == beginning.count, "The beginning can't be played.")
            result.noteEnd(start, key: key(start))
            frontier = [start]
        case .failure(let failure): result.failure = failure
        }
        while result.failure == nil, !frontier.isEmpty, result.depth < depth {
            guard let longer = await extend(frontier, &result) else { break }
            frontier = longer
            result.depth += 1
            result.reportLateFailure(upTo: beginning.count + result.depth + 1)
        }
        result.reportLateFailure(upTo: .max)
        result.isComplete = result.failure == nil && frontier.isEmpty
        return result
    }

    /// Plays these schedules with every further step, and returns those that are to be continued; nil
    /// when a mistake was found or the budget is used up.
    private func extend(
        _ frontier: [History<Feature>], _ result: inout Exploration<Feature>
    ) async -> [History<Feature>]? {
        var continued: [History<Feature>] = []
        for history in frontier {
            let steps = history.steps
            for step in self.steps(after: history) {
                guard result.plays < plays else { return nil }
                let schedule = steps + [step]
                result.notePlay(schedule)
                switch await play(schedule, checked: history) {
                case .success(let longer):
                    let isNew = result.noteEnd(longer, key: key(longer))
                    if isNew || !merges { continued.append(longer) }
                    if isNew { result.noteLate(await failureWhenAllIsAnswered(longer)) }
                case .failure(let failure):
                    result.failure = failure
                    return nil
                }
            }
        }
        return continued
    }

    /// Plays a schedule, checks it after each step that has not been checked, and releases the screens.
    ///
    /// A schedule that answers what was never opened goes as far as it can.
    func play(
        _ steps: [Step], checked: History<Feature>? = nil
    ) async -> Result<History<Feature>, Failure<Feature>> {
        let run = await run(steps, checked: checked)
        if let failure = await run.end() { return .failure(failure) }
        return .success(run.history)
    }

    /// Plays a schedule that has been checked, and then every answer.
    private func failureWhenAllIsAnswered(
        _ history: History<Feature>
    ) async -> Failure<Feature>? {
        let run = await run(history.steps, checked: history)
        await run.answerAll()
        return await run.end()
    }

    private func run(_ steps: [Step], checked: History<Feature>?) async -> Run<Feature> {
        let run = await Run<Feature>(cancellation, screens, checked: checked)
        for step in steps {
            guard await run.take(step) else { break }
        }
        return run
    }

    /// What is tried next.
    private func steps(after history: History<Feature>) -> [Step] {
        Feature.exploredSteps.map { .user($0) }
            + answers(to: Feature.explored(answerable(history)))
    }

    /// Each of these requests answered in each way.
    func answers(to requests: [RequestSpan]) -> [Step] {
        requests.flatMap { request -> [Step] in
            let failure = Answer.fail("No. \(request.number)")
            return Feature.exploredAnswers(to: request, failure: failure)
                .map { .answer(request.number, $0) }
        }
    }

    /// A service that honours cancellation has nothing left to answer.
    func answerable(_ history: History<Feature>) -> [RequestSpan] {
        history.open.filter { cancellation == .ignored || !$0.isCancelled }
    }

    private func key(_ history: History<Feature>) -> String {
        Feature.stateKey(history, open: answerable(history))
    }
}

extension Pattern {
    /// Makes a screen over controlled services that hold this content.
    @MainActor
    public func makeScreen(
        over content: Feature.Content
    ) -> @MainActor (Requests) -> Screen<Feature> {
        { requests in makeScreen(Feature.controlledUseCases(content, requests)) }
    }
}
