/// One line of a scenario: a step of the user, or an answer of a service.
public enum ScenarioStep<Step: Equatable & Sendable>: Equatable, Sendable {
    case input(Step)
    /// Answers the request with this number. Requests are numbered from one, in the order of opening.
    case answer(Int, Answer)

    /// Nil for an answer.
    package var asInput: Step? {
        if case .input(let step) = self { step } else { nil }
    }
}

/// An answer that a scenario makes a service give.
public enum Answer: Equatable, Sendable {
    case ok
    case fail(String)
    /// Fails because the server no longer accepts the session.
    case expired
    /// Succeeds with news: a text that the feature knows, such as `without b`.
    case news(String)

    /// The words after `answer N`.
    package var text: String {
        switch self {
        case .ok: "ok"
        case .fail(let message): "fail \(message)"
        case .expired: "expired"
        case .news(let news): news
        }
    }
}

/// Why a scenario can't be played, and the number of the line, counted from one.
public struct ScenarioError: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let problem: String

    public var description: String { "line \(line): \(problem)" }
}
