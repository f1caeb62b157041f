/// A request from its opening to its answer, in steps of the scenario, counted from zero.
public struct RequestSpan: Equatable, Sendable {
    /// The number of the request, counted from one in the order of opening.
    public let number: Int
    /// What is asked, such as `delete b`.
    public let name: String
    /// The step that opened it.
    public let opened: Int
    /// The step in which the app gave it up, if it did.
    public internal(set) var givenUp: Int?
    /// The step that answered it, if any did.
    public internal(set) var answered: Int?
}

extension [RequestSpan] {
    /// Brings the spans up to date with what the requests have come to.
    mutating func note(_ requests: [Requests.Request], afterStep step: Int) {
        for request in requests.dropFirst(count) {
            append(RequestSpan(number: request.number, name: request.name, opened: step))
        }
        for (index, request) in requests.enumerated() {
            if request.isGivenUp, self[index].givenUp == nil { self[index].givenUp = step }
            if request.isAnswered, self[index].answered == nil { self[index].answered = step }
        }
    }
}
