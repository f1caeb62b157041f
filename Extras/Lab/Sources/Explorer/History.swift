public import Scenarios

/// All that has happened so far in a play (a sequence of steps): requests, answers and states.
public struct History<Feature: ScenarioFeature>: Sendable {
    /// A step, and the state after it. A number that stands for a moment is an index in `moments`.
    /// This is a class, so that copies of the history share their moments.
    public final class Moment: Sendable {
        /// Nil before the first step.
        let step: ScenarioStep<Feature.Step>?
        /// What the screen showed after the step.
        public let state: Feature.State
        /// The states that observers saw between the state before the step and the state after it.
        let between: [Feature.State]

        init(step: ScenarioStep<Feature.Step>?, state: Feature.State, between: [Feature.State]) {
            (self.step, self.state, self.between) = (step, state, between)
        }
    }

    /// An answer to a request.
    public struct Answered: Sendable {
        /// The request just before the answer.
        public let request: Requests.Request
        let answer: Answer
        /// The index of the moment after the answer.
        public let moment: Int
        /// The value or the error in the answer.
        public let result: Requests.Outcome?

        /// True if the screen was still waiting for the answer.
        public var wasWanted: Bool { !request.isCancelled }
        /// True unless the answer is an error.
        public var succeeded: Bool { if case .success? = result { true } else { false } }

        /// The value in the answer; nil if it is of another type.
        public func value<Value>(_: Value.Type) -> Value? {
            if case .success(let value)? = result { value as? Value } else { nil }
        }
    }

    /// The moments so far. The first has the state before the first step.
    public private(set) var moments: [Moment] = []
    /// The steps of the user, each with the index of the moment after it.
    public private(set) var inputs: [(moment: Int, step: Feature.Step)] = []
    /// All requests, in the order of opening. Their `opened`, `answered` and `cancelled` are indices of
    /// moments; the first step leads to moment 1.
    public private(set) var requests: [Requests.Request] = []
    /// The requests that have not been answered, including cancelled requests.
    public private(set) var open: [Requests.Request] = []
    /// The answers so far, in their order.
    public private(set) var answers: [Answered] = []
    private var memory = Memory()

    /// A copy to which other steps can be added. Its memory is separate.
    var copy: History {
        var copy = self
        copy.memory = Memory(kept: memory.kept)
        return copy
    }

    /// Adds a moment: this step, and the state of the screen of `play` after it.
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
            Moment(step: step, state: play.state, between: between))
    }
}

extension History {
    /// A new state and its cause: a step of the user, an answer that was still wanted, or something else.
    public struct Event {
        /// The possible causes of a new state.
        public enum What {
            case input(Feature.Step)
            case answer(Answered)
            case other
        }

        /// The cause of the new state.
        public let what: What
        /// The index of the new state's moment.
        public let moment: Int
        fileprivate let moments: (Moment, Moment)

        /// The state before the event.
        public var before: Feature.State { moments.0.state }
        /// The state after the event.
        public var now: Feature.State { moments.1.state }
    }
}

// Queries for properties.
extension History {
    /// Reduces all events so far to one value. The value is cached under this name, so `update` is called
    /// only once for each event.
    public func folded<Value: Sendable>(
        _ name: String, from initial: Value, _ update: (inout Value, Event) -> Void
    ) -> Value {
        var (value, next) = (initial, 1)
        if let kept: Kept<Value> = kept(name) { (value, next) = (kept.value, kept.index + 1) }
        while next < moments.count {
            for event in events(at: next) { update(&value, event) }
            next += 1
        }
        keep(value, name)
        return value
    }

    fileprivate func events(at index: Int) -> [Event] {
        let between = (moments[index - 1], moments[index])
        var events: [Event] = []
        for input in inputs.suffix(from: inputs.lastIndex { $0.moment < index }.map { $0 + 1 } ?? 0)
        where input.moment == index {
            events.append(Event(what: .input(input.step), moment: index, moments: between))
        }
        for answer in answers.suffix(
            from: answers.lastIndex { $0.moment < index }.map { $0 + 1 } ?? 0)
        where answer.moment == index && answer.wasWanted {
            events.append(Event(what: .answer(answer), moment: index, moments: between))
        }
        return events.isEmpty ? [Event(what: .other, moment: index, moments: between)] : events
    }

    var steps: [ScenarioStep<Feature.Step>] { moments.compactMap(\.step) }
    /// The requests that can still be answered. Services that honour cancellation do not answer cancelled
    /// requests.
    func answerable(_ cancellation: Requests.Cancellation) -> [Requests.Request] {
        open.filter { cancellation == .ignored || !$0.isCancelled }
    }

    /// What the screen shows after the last step.
    public var state: Feature.State { moments[moments.count - 1].state }
    /// The states that observers saw during the last step, between the first state and the last.
    var between: [Feature.State] { moments.last?.between ?? [] }
    /// True if, during the last step, observers of `play` saw a state other than the states before
    /// and after the step.
    @MainActor
    func hasBetween(_ play: Play<Feature>) -> Bool {
        previousState.map { !play.between($0).isEmpty } ?? false
    }

    /// The state before the last step; nil before the first.
    public var previousState: Feature.State? { moments.dropLast().last?.state }
    /// What the user did in the last step; empty if the step was an answer. In the history of one screen of
    /// the app, a step of the app may count as several steps.
    public var lastInputs: [Feature.Step] { inputs(since: moments.count - 2) }

    /// The last step, if it was an answer; otherwise nil.
    public var lastAnswer: Answered? {
        answers.last.flatMap { $0.moment == moments.count - 1 ? $0 : nil }
    }

    /// The steps of the user after a moment.
    public func inputs(since moment: Int) -> [Feature.Step] {
        let first = inputs.lastIndex { $0.moment <= moment }.map { $0 + 1 } ?? 0
        return inputs[first...].map(\.step)
    }

    /// True if a request of this name is open, and the screen still wants its answer.
    public func awaits(_ name: String) -> Bool { open.contains { $0.name == name && $0.isAwaited } }

    /// The names of the requests that the last step has opened.
    public var opened: [String] { requests.filter { $0.opened == moments.count - 1 }.map(\.name) }

    /// The requests that the last step has cancelled.
    public var cancelled: [Requests.Request] { open.filter { $0.cancelled == moments.count - 1 } }

    /// True if this request has succeeded after the moment.
    public func hasDone(_ request: Requests.Request, since moment: Int) -> Bool {
        answers.contains {
            $0.request.number == request.number && $0.succeeded && $0.moment > moment
        }
    }

    /// The value of this type in the newest answer that was wanted, and the request of that answer.
    public func newest<Value>(_ type: Value.Type) -> (request: Requests.Request, value: Value)? {
        for answer in answers.reversed() where answer.wasWanted {
            if let value = answer.value(type) { return (answer.request, value) }
        }
        return nil
    }
}

/// The values that were already computed for a play, by name.
private final class Memory: @unchecked Sendable {
    var kept: [String: any Sendable]

    init(kept: [String: any Sendable] = [:]) { self.kept = kept }
}

private struct Kept<Value: Sendable>: Sendable {
    let value: Value
    let index: Int
    let moment: any AnyObject & Sendable
}

extension History {
    private func kept<Value>(_ name: String) -> Kept<Value>? {
        guard let kept = memory.kept[name] as? Kept<Value>, kept.index < moments.count,
            moments[kept.index] === kept.moment
        else { return nil }
        return kept
    }

    private func keep<Value: Sendable>(_ value: Value, _ name: String) {
        let last = moments.count - 1
        memory.kept[name] = Kept(value: value, index: last, moment: moments[last])
    }

    /// The history of one screen of the app. It begins at the moment `start`, as if the steps `first` had
    /// been taken then.
    func part<Part: ScenarioFeature>(
        since start: Int, initial: Part.State, first: [Part.Step],
        state: (Feature.State) -> Part.State?, steps: (Feature.Step, _ moment: Int) -> [Part.Step]
    ) -> History<Part> {
        var (part, next) = (History<Part>(), start)
        let name = "\(Part.name) since \(start)"
        if let kept: Kept<History<Part>> = kept(name) {
            (part, next) = (kept.value, kept.index + 1)
        } else {
            part.moments = [.init(step: nil, state: initial, between: [])]
        }
        while next < moments.count {
            let moment = next - start + 1
            for event in events(at: next) {
                if case .input(let step) = event.what {
                    part.inputs += (next == start ? first : steps(step, next)).map { (moment, $0) }
                }
            }
            if next == start, part.inputs.isEmpty { part.inputs = first.map { (moment, $0) } }
            for answer in answers
            where answer.moment == next && answer.request.feature == Part.name
                && answer.request.opened >= start
            {
                part.answers.append(
                    .init(
                        request: answer.request.since(start - 1), answer: answer.answer,
                        moment: moment, result: answer.result))
            }
            if let state = state(moments[next].state) {
                part.moments.append(.init(step: nil, state: state, between: []))
            }
            next += 1
        }
        part.requests = requests.filter { $0.feature == Part.name && $0.opened >= start }
            .map { $0.since(start - 1) }
        part.open = part.requests.filter { !$0.isAnswered }
        keep(part, name)
        return part
    }

    /// How the last step has broken a property of this screen; nil if the step did not concern this screen.
    func violation(ofPart properties: [Property<Feature>]) -> Violation? {
        let last = moments.count - 1
        let hasChanged =
            moments[last].state != moments[last - 1].state || inputs.last?.moment == last
            || answers.last?.moment == last
            || requests.contains { $0.opened == last || $0.cancelled == last }
        return hasChanged ? properties.firstViolation(self) : nil
    }
}
