/// One line of a scenario: what the user does, or what a service answers.
public enum ScenarioStep<Intent: Equatable & Sendable>: Equatable, Sendable {
    case intent(Intent)
    /// Answers the request of this number; requests count from one, in the order of opening.
    case answer(Int, Answer)
}

/// What a scenario has a service answer.
public enum Answer: Equatable, Sendable {
    case ok
    case fail(String)
}
