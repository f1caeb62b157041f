/// A request from its opening to its answer, in steps of the scenario, counted from zero.
package struct RequestSpan: Equatable, Sendable {
    /// Counted from one, in the order of opening.
    package let number: Int
    /// What is asked, such as `delete b`.
    package let name: String
    package let kind: Requests.Kind
    /// What the services held when it was opened.
    package let service: String
    /// The step that opened it.
    package let opened: Int
    /// The step in which the screen cancelled it, if it did.
    package private(set) var cancelled: Int?
    /// The step that answered it, if any did.
    package private(set) var answered: Int?

    package var isCancelled: Bool { cancelled != nil }
    package var isAnswered: Bool { answered != nil }
    /// Whether it is open, and the screen still wants the answer.
    package var isAwaited: Bool { cancelled == nil && answered == nil }
}

extension [RequestSpan] {
    /// Takes over what has changed in a step. A long scenario has too many requests to look at all.
    package mutating func update(_ changed: [Requests.Request], afterStep step: Int) {
        for request in changed {
            let index = request.number - 1
            if index == count {
                append(
                    RequestSpan(
                        number: request.number, name: request.name, kind: request.kind,
                        service: request.service, opened: step))
            }
            self[index].note(request, step)
        }
    }
}

extension RequestSpan {
    fileprivate mutating func note(_ request: Requests.Request, _ step: Int) {
        if request.isCancelled, cancelled == nil { cancelled = step }
        if request.isAnswered, answered == nil { answered = step }
    }
}
