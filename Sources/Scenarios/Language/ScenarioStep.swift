/// One line of a scenario: what the user does, or what a service answers.
public enum ScenarioStep<Step: Equatable & Sendable>: Equatable, Sendable {
    case user(Step)
    /// Answers the request of this number; requests count from one, in the order of opening.
    case answer(Int, Answer)

    /// What the user does; nil for an answer.
    public var ofUser: Step? {
        if case .user(let step) = self { step } else { nil }
    }
}

/// What a scenario has a service answer.
public enum Answer: Equatable, Sendable {
    case ok
    case fail(String)
    /// It succeeds, and brings one of the feature's ``ScenarioFeature/news``.
    case news(String)

    public var isSuccess: Bool {
        if case .fail = self { false } else { true }
    }

    /// What follows `answer N`.
    var text: String {
        switch self {
        case .ok: "ok"
        case .fail(let message): "fail \(message)"
        case .news(let news): news
        }
    }
}
