/// A feature whose schedules can be explored: what is tried, and what must hold.
public protocol ExploredFeature: ScenarioFeature {
    /// What a screen shows, in one line, as the rules of the contract write it.
    nonisolated static func summary(_ state: State) -> String
    /// The contract: examples of what must be shown after each step.
    nonisolated static var rules: [Rule<Self>] { get }

    /// What the user may do at any time: few steps, but all that can matter to each other.
    nonisolated static var exploredSteps: [Step] { get }
    /// Little content, but enough for the steps.
    nonisolated static var exploredContent: Content { get }
    /// From where schedules are explored, such as a form that is filled in.
    nonisolated static var beginnings: [[ScenarioStep<Step>]] { get }
    /// The requests whose answers are tried next. A parent leaves out those of its children that can't
    /// matter to each other.
    nonisolated static func explored(_ open: [RequestSpan]) -> [RequestSpan]
    /// The answers of this request that are tried, given how it would fail.
    nonisolated static func exploredAnswers(
        to request: RequestSpan, failure: Answer
    ) -> [Answer]
    /// What the user may do in a random walk; the more often a step is here, the more often it is taken.
    nonisolated static var walkSteps: [Step] { get }
    /// A random walk is long, so it may need more content.
    nonisolated static var walkContent: Content { get }

    /// The state without what can't matter to the future, such as the text of an error.
    nonisolated static func canonicalState(_ state: State) -> String
    /// What the services hold after this history, as far as it decides what they will answer.
    nonisolated static func serviceState(after history: History<Self>) -> String
    /// All that the services hold after this history.
    nonisolated static func serviceContent(after history: History<Self>) -> String
    /// All that decides how it can go on, with these requests open. Schedules with the same key are
    /// continued once.
    nonisolated static func stateKey(_ history: History<Self>, open: [RequestSpan]) -> String

    /// What the screen shows, asks and returns, sentence by sentence, for every history.
    nonisolated static var specification: [Clause<Self>] { get }
    /// What observers may see between the state before the last step and the state after it.
    nonisolated static func between(_ history: History<Self>) -> [State]
    /// What must happen in some schedule; an exploration that never sees it proves too little.
    nonisolated static var situations: [Situation<Self>] { get }
    /// Whether the screen shows that it waits for an answer.
    nonisolated static func isWaiting(_ state: State) -> Bool
}

/// Something that a feature must go through in some schedule.
public struct Situation<Feature: ScenarioFeature>: Sendable {
    public let name: String
    let isReached: @Sendable (History<Feature>) -> Bool

    public init(_ name: String, isReached: @escaping @Sendable (History<Feature>) -> Bool) {
        self.name = name
        self.isReached = isReached
    }
}

extension ExploredFeature {
    nonisolated public static var beginnings: [[ScenarioStep<Step>]] { [[]] }
    nonisolated public static var walkSteps: [Step] { exploredSteps }
    nonisolated public static var walkContent: Content { exploredContent }

    nonisolated public static func between(_ history: History<Self>) -> [State] { [] }

    nonisolated public static func explored(_ open: [RequestSpan]) -> [RequestSpan] {
        open
    }

    nonisolated public static func exploredAnswers(
        to request: RequestSpan, failure: Answer
    ) -> [Answer] {
        [.ok, failure]
    }

    nonisolated public static func serviceState(after history: History<Self>) -> String { "" }

    nonisolated public static func serviceContent(after history: History<Self>) -> String {
        serviceState(after: history)
    }

    nonisolated public static func stateKey(
        _ history: History<Self>, open: [RequestSpan]
    ) -> String {
        standardKey(history, open: open)
    }

    /// What the screen knows, what the services hold, and what each of these requests will answer.
    nonisolated public static func standardKey(
        _ history: History<Self>, open: [RequestSpan]
    ) -> String {
        let requests = open.map { request in
            let service = serviceState(after: history.upToOpening(of: request))
            return "\(request.name)\(request.isCancelled ? " cancelled" : "") over \(service)"
        }
        return """
            \(canonicalState(history.state)) | \(serviceState(after: history)) \
            | \(requests.sorted())
            """
    }
}
