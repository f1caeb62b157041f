package import Scenarios

/// A play so far: its steps, requests and answers, and the states of the screen.
package struct History<Feature: ScenarioFeature>: Sendable {
    struct Moment: Sendable {
        /// Nil before the first step.
        let step: ScenarioStep<Feature.Step>?
        let state: Feature.State
        /// Seen by observers between the state before and the state after.
        let between: [Feature.State]
        /// The content of the services at that moment.
        let service: String
    }

    /// An answer, and the request as it was just before.
    struct Answered: Sendable {
        let request: Requests.Request
        let answer: Answer
        let moment: Int
        let result: Requests.Outcome?

        /// True if the screen still wanted it.
        var wasWanted: Bool { !request.isCancelled }
        var succeeded: Bool { if case .success? = result { true } else { false } }

        /// Brought by the answer; nil if it is of another type.
        func value<Value>(_: Value.Type) -> Value? {
            if case .success(let value)? = result { value as? Value } else { nil }
        }
    }

    private(set) var moments: [Moment] = []
    /// The steps of the user, each with the moment to which it led.
    private(set) var inputs: [(moment: Int, step: Feature.Step)] = []
    /// Those that have been opened, in that order. They count moments: the first step leads to moment 1.
    private(set) var requests: [Requests.Request] = []
    /// The requests that have not been answered, cancelled ones among them.
    private(set) var open: [Requests.Request] = []
    private(set) var answers: [Answered] = []

    /// Adds what a step has led to on the screen of a play.
    @MainActor
    mutating func append(_ step: ScenarioStep<Feature.Step>?, of play: Play<Feature>) {
        if case .answer(let number, let answer)? = step {
            answers.append(
                Answered(
                    request: requests[number - 1], answer: answer, moment: moments.count,
                    result: play.requests.results[number]))
        }
        if case .input(let step)? = step { inputs.append((moments.count, step)) }
        requests = play.requests.all
        open = play.requests.open
        let between = moments.last.map { play.between($0.state) } ?? []
        moments.append(
            Moment(
                step: step, state: play.state, between: between, service: play.requests.service))
    }
}

// The questions that properties ask.
extension History {
    var steps: [ScenarioStep<Feature.Step>] { moments.compactMap(\.step) }
    /// The requests that a service can still answer; one that honours cancellation drops those.
    func answerable(_ cancellation: Requests.Cancellation) -> [Requests.Request] {
        open.filter { cancellation == .ignored || !$0.isCancelled }
    }

    var state: Feature.State { moments[moments.count - 1].state }
    var service: String { moments[moments.count - 1].service }
    /// Seen by observers in the last step, between the state before it and the state after it.
    var between: [Feature.State] { moments.last?.between ?? [] }
    /// The state before the last step; nil before the first.
    var previousState: Feature.State? { moments.dropLast().last?.state }
    /// The step that the user took last, if it was the last step of all.
    var lastInput: Feature.Step? { moments.last?.step?.asInput }

    /// The answer that the last step was, if it was one.
    var lastAnswer: Answered? {
        if case .answer? = moments.last?.step { answers.last } else { nil }
    }

    /// The steps of the user since a moment.
    func inputs(since moment: Int) -> [Feature.Step] {
        inputs.filter { $0.moment > moment }.map(\.step)
    }

    /// True if a request of this name is awaited.
    func awaits(_ name: String) -> Bool { open.contains { $0.name == name && $0.isAwaited } }

    /// The names of the requests that the last step has opened.
    var opened: [String] { requests.filter { $0.opened == moments.count - 1 }.map(\.name) }

    /// The requests that the last step has cancelled.
    var cancelled: [Requests.Request] { open.filter { $0.cancelled == moments.count - 1 } }

    /// True if a request has succeeded after a moment.
    func hasDone(_ request: Requests.Request, since moment: Int) -> Bool {
        answers.contains {
            $0.request.number == request.number && $0.succeeded && $0.moment > moment
        }
    }

    /// The newest answer of this type that came in its turn, and the request that it belongs to.
    func newest<Value>(_ type: Value.Type) -> (request: Requests.Request, value: Value)? {
        for answer in answers.reversed() where answer.wasWanted {
            if let value = answer.value(type) { return (answer.request, value) }
        }
        return nil
    }

    /// The error of the last failure that came in its turn, unless a step since then, or its message,
    /// clears it.
    func lastError<Failure: Error>(
        _ type: Failure.Type, where isShown: (Failure) -> Bool,
        clearedBy clears: (Feature.Step, _ message: String?) -> Bool
    ) -> Failure? {
        for answer in answers.reversed() where answer.wasWanted {
            guard case .failure(let error as Failure)? = answer.result, isShown(error) else {
                continue
            }
            var message: String?
            if case .fail(let text) = answer.answer { message = text }
            return inputs(since: answer.moment).contains { clears($0, message) } ? nil : error
        }
        return nil
    }
}
