/// What has happened so far, the same on all screens that are played.
public struct History<Feature: ScenarioFeature>: Sendable {
    public struct Moment: Sendable {
        /// Nil before the first step.
        public let step: ScenarioStep<Feature.Step>?
        public let state: Feature.State
        /// All that have been opened, as they are after the step.
        public let requests: [Requests.Request]
    }

    public private(set) var moments: [Moment] = []
    /// The answers so far, in order.
    public private(set) var answers: [Answered] = []

    init() {}

    mutating func append(_ moment: Moment) {
        if case .answer(let number, let answer)? = moment.step, let before = moments.last {
            let request = before.requests[number - 1]
            answers.append(
                Answered(request: request, answer: answer, wasWanted: !request.isCancelled))
        }
        moments.append(moment)
    }

    public var steps: [ScenarioStep<Feature.Step>] { moments.compactMap(\.step) }
    public var state: Feature.State { moments[moments.count - 1].state }
    public var requests: [Requests.Request] { moments[moments.count - 1].requests }
    public var open: [Requests.Request] { requests.filter { !$0.isAnswered } }

    /// The state before the last step; nil before the first.
    public var previousState: Feature.State? { moments.dropLast().last?.state }

    /// The history up to the step that opened this request, that step included.
    public func upToOpening(of request: Requests.Request) -> History {
        let last = moments.firstIndex { $0.requests.count >= request.number } ?? moments.count - 1
        var history = History()
        for moment in moments[...last] { history.append(moment) }
        return history
    }
}

extension History {
    /// An answer, and whether the screen still wanted it.
    public struct Answered: Sendable {
        public let request: Requests.Request
        public let answer: Answer
        public let wasWanted: Bool

        public var succeeded: Bool { answer == .ok }
    }

    /// The answer that the last step was, if it was one.
    public var lastAnswer: Answered? {
        guard case .answer? = moments.last?.step else { return nil }
        return answers.last
    }

    /// The messages of failures that the screen wanted to know.
    public var messages: [String] {
        answers.compactMap { answered in
            guard answered.wasWanted, case .fail(let message) = answered.answer else { return nil }
            return message
        }
    }

    /// Whether the newest request of this name is still wanted.
    public func awaitsNewest(_ name: String) -> Bool {
        requests.last { $0.name == name }.map { !$0.isAnswered && !$0.isCancelled } ?? false
    }

    /// The number of the newest request of this name that succeeded while it was wanted.
    public func lastRead(_ name: String) -> Int? {
        answers.last { $0.request.name == name && $0.wasWanted && $0.succeeded }?.request.number
    }

    /// The last step, if it answers a cancelled request and yet changes the state.
    var lateAnswerThatCounts: String? {
        guard case .answer(let number, _)? = moments.last?.step,
            let before = moments.dropLast().last, before.requests[number - 1].isCancelled,
            before.state != state
        else { return nil }
        return "a late answer to “\(requests[number - 1].name)” changes the state"
    }
}

extension History {
    /// Each step, with what it has changed on the screen and which requests it has opened and cancelled.
    var playback: String {
        zip(moments, moments.dropFirst()).flatMap { before, after -> [String] in
            let opened = after.requests.dropFirst(before.requests.count)
            let cancelled = zip(before.requests, after.requests).filter { old, new in
                new.isCancelled && !old.isCancelled
            }
            return [after.step.map { Scenario<Feature>.text(of: $0) } ?? ""]
                + after.state.fields.flattened.changed(since: before.state.fields.flattened)
                .map { "    \($0.name): \($0.value.text)" }
                + opened.map { "    opens request \($0.number), \($0.name)" }
                + cancelled.map { "    cancels request \($1.number), \($1.name)" }
        }
        .joined(separator: "\n")
    }
}
