/// A request from its opening to its answer, in steps of the scenario, counted from zero.
public struct RequestSpan: Equatable, Sendable {
    /// Counted from one, in the order of opening.
    public let number: Int
    /// What is asked, such as `delete b`.
    public let name: String
    /// The step that opened it.
    public let opened: Int
    /// The step in which the screen cancelled it, if it did.
    public internal(set) var cancelled: Int?
    /// The step that answered it, if any did.
    public internal(set) var answered: Int?
    public internal(set) var kind = Requests.Kind.call

    public var isCancelled: Bool { cancelled != nil }
    public var isAnswered: Bool { answered != nil }
    /// Whether it is open, and the screen still wants the answer.
    public var isAwaited: Bool { cancelled == nil && answered == nil }

    /// The same, counted from a later step.
    func shifted(by steps: Int) -> RequestSpan {
        RequestSpan(
            number: number, name: name, opened: opened - steps,
            cancelled: cancelled.map { $0 - steps }, answered: answered.map { $0 - steps },
            kind: kind)
    }
}

extension [RequestSpan] {
    /// Takes over what has changed in a step. A long scenario has too many requests to look at all.
    mutating func update(_ changed: [Requests.Request], afterStep step: Int) {
        for request in changed.sorted(by: { $0.number < $1.number }) {
            let index = request.number - 1
            if index == count {
                append(
                    RequestSpan(
                        number: request.number, name: request.name, opened: step,
                        kind: request.kind))
            }
            if request.isCancelled, self[index].cancelled == nil { self[index].cancelled = step }
            if request.isAnswered, self[index].answered == nil { self[index].answered = step }
        }
    }
}
