/// What has happened so far: steps, requests and answers, and what the screen has shown.
public struct History<Feature: ScenarioFeature>: Sendable {
    public struct Moment: Sendable {
        /// Nil before the first step, and for a step that belongs to another part of a parent's screen.
        public let step: ScenarioStep<Feature.Step>?
        public let state: Feature.State
        /// What observers saw besides the state before and the state after.
        var between: [Feature.State] = []
    }

    /// An answer, and whether the screen still wanted it.
    public struct Answered: Sendable {
        public let request: RequestSpan
        public let answer: Answer
        public let wasWanted: Bool
        let moment: Int
        let result: Requests.Outcome?

        public var succeeded: Bool { answer.isSuccess }
    }

    public private(set) var moments: [Moment] = []
    /// What the user has done, each step with the moment to which it led.
    public private(set) var userSteps: [(moment: Int, step: Feature.Step)] = []
    /// Those that have been opened, in that order. They count moments: the first step leads to moment 1.
    public private(set) var requests: [RequestSpan] = []
    /// The requests that have not been answered, cancelled ones among them.
    public private(set) var open: [RequestSpan] = []
    /// The answers so far, in order.
    public private(set) var answers: [Answered] = []
    /// The steps whose calls have not ended, by the moments to which they led.
    public private(set) var calls: Set<Int> = []
    let cancellation: Requests.Cancellation

    init(_ cancellation: Requests.Cancellation) {
        self.cancellation = cancellation
    }

    /// Adds what a step has led to, with the requests that have changed and what this has brought.
    mutating func append(
        _ moment: Moment, _ changed: [Requests.Request], result: Requests.Outcome?,
        calls: Set<Int>
    ) {
        if case .answer(let number, let answer)? = moment.step {
            let request = requests[number - 1]
            answers.append(
                Answered(
                    request: request, answer: answer, wasWanted: !request.isCancelled,
                    moment: moments.count, result: result))
        }
        requests.update(changed, afterStep: moments.count)
        if !changed.isEmpty { open = requests.filter { !$0.isAnswered } }
        self.calls = calls
        add(moment)
    }

    private mutating func add(_ moment: Moment) {
        if case .user(let step)? = moment.step { userSteps.append((moments.count, step)) }
        moments.append(moment)
    }

    public var steps: [ScenarioStep<Feature.Step>] { moments.compactMap(\.step) }
    public var state: Feature.State { moments[moments.count - 1].state }
    /// The state before the last step; nil before the first.
    public var previousState: Feature.State? { moments.dropLast().last?.state }

    /// The history up to the step that opened this request, that step included.
    public func upToOpening(of request: RequestSpan) -> History {
        var history = History(cancellation)
        for moment in moments[...request.opened] { history.add(moment) }
        history.answers = answers.filter { $0.moment <= request.opened }
        history.requests = Array(requests.prefix { $0.opened <= request.opened })
        return history
    }
}

extension History {
    /// What belongs to one part of a parent's screen, from a moment on.
    ///
    /// `opening` is the part as it was just before, and the step that the parent took for the user.
    func part<Part: ScenarioFeature>(
        _: Part.Type, since start: Int, opening: (state: Part.State, step: Part.Step)? = nil,
        state: (Feature.State) -> Part.State?, step: (Feature.Step) -> Part.Step?,
        owns: (RequestSpan) -> Bool
    ) -> History<Part> {
        var part = History<Part>(cancellation)
        // The parent's opening step is the part's first, if there was one.
        let shift = opening == nil ? start : start - 1
        if let opening { part.add(.init(step: nil, state: opening.state)) }
        part.requests = requests.filter { $0.opened >= start && owns($0) }.map {
            $0.shifted(by: shift)
        }
        part.open = part.requests.filter { !$0.isAnswered }
        part.answers = answers.filter { $0.request.opened >= start && owns($0.request) }.map {
            .init(
                request: $0.request.shifted(by: shift), answer: $0.answer,
                wasWanted: $0.wasWanted, moment: $0.moment - shift, result: $0.result)
        }
        for (index, moment) in moments[start...].enumerated() {
            guard let state = state(moment.state) else { break }
            part.add(
                .init(
                    step: index == 0 ? opening.map { .user($0.step) } : part.step(of: moment, step),
                    state: state))
        }
        part.calls = Set(
            calls.map { $0 - shift }.filter {
                part.moments.indices.contains($0) && part.moments[$0].step != nil
            })
        // The parent's step has no call of its own.
        if opening != nil { part.calls.formUnion(part.callsInFlight.intersection([1])) }
        return part
    }

    private func step<Parent>(
        of moment: History<Parent>.Moment, _ step: (Parent.Step) -> Feature.Step?
    ) -> ScenarioStep<Feature.Step>? {
        switch moment.step {
        case .user(let taken)?: step(taken).map { .user($0) }
        case .answer(let number, let answer)?:
            requests.contains { $0.number == number } ? .answer(number, answer) : nil
        case nil: nil
        }
    }
}

extension History {
    /// Each step, with what it has changed on the screen and which requests it has opened and cancelled.
    var playback: String {
        zip(moments, moments.dropFirst()).enumerated().flatMap { index, pair -> [String] in
            let (before, after) = pair
            return [after.step.map { Scenario<Feature>.text(of: $0) } ?? ""]
                + after.state.fields.flattened.changed(since: before.state.fields.flattened)
                .map { "    \($0.name): \($0.value.text)" }
                + requests.filter { $0.opened == index + 1 }
                .map { "    opens request \($0.number), \($0.name)" }
                + requests.filter { $0.cancelled == index + 1 }
                .map { "    cancels request \($0.number), \($0.name)" }
        }
        .joined(separator: "\n")
    }
}
