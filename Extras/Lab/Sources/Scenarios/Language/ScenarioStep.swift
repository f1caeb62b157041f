/// One line of a scenario: what the user does, or what a service answers.
public enum ScenarioStep<Step: Equatable & Sendable>: Equatable, Sendable {
    case input(Step)
    /// Answers the request of this number; requests count from one, in the order of opening.
    case answer(Int, Answer)

    /// Nil for an answer.
    package var asInput: Step? {
        if case .input(let step) = self { step } else { nil }
    }
}

/// An answer that a scenario lets a service give.
public enum Answer: Equatable, Sendable {
    case ok
    case fail(String)
    /// Fails, because the server does not accept the session any more.
    case expired
    /// Succeeds, and brings news: a text that the feature knows, such as `without b`.
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

/// A scenario that can't be played: what is wrong, and in which line, counted from one.
public struct ScenarioError: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let problem: String

    public var description: String { "line \(line): \(problem)" }
}
