package import Scenarios

/// A feature that can be explored: what is tried, and what must hold.
package protocol ExploredFeature: ScenarioFeature {
    /// Steps that the user may take at any time: few, but all that can matter to each other.
    nonisolated static var exploredSteps: [Step] { get }
    /// Little content, but enough for the steps.
    nonisolated static var exploredContent: Content { get }
    /// From where plays are explored, such as a form that is filled in.
    nonisolated static var beginnings: [[ScenarioStep<Step>]] { get }
    /// The requests whose answers are tried next. A parent leaves out those of its children that can't
    /// matter to each other.
    nonisolated static func explored(_ open: [Requests.Request]) -> [Requests.Request]
    /// The answers of this request that are tried, given how it would fail.
    nonisolated static func exploredAnswers(to request: Requests.Request, failure: Answer)
        -> [Answer]
    /// Steps of a random walk; the more often a step is here, the more often it is taken.
    nonisolated static var walkSteps: [Step] { get }
    /// A random walk is long, so it may need more content.
    nonisolated static var walkContent: Content { get }

    /// The state without what can't matter to the future, such as the number of an error.
    nonisolated static func canonicalState(_ state: State) -> String
    /// All that decides how it can go on. Plays with the same key are continued once.
    nonisolated static func stateKey(_ history: History<Self>, open: [Requests.Request]) -> String

    /// True of every history.
    nonisolated static var properties: [Property<Self>] { get }
    /// True if observers may see this state between the state before a step and the state after it.
    nonisolated static func mayShow(_ state: State, between before: State, and after: State) -> Bool
}

extension ExploredFeature {
    nonisolated package static var beginnings: [[ScenarioStep<Step>]] { [[]] }
    nonisolated package static var walkSteps: [Step] { exploredSteps }
    nonisolated package static var walkContent: Content { exploredContent }

    nonisolated package static func explored(_ open: [Requests.Request]) -> [Requests.Request] {
        open
    }

    nonisolated package static func exploredAnswers(
        to request: Requests.Request, failure: Answer
    ) -> [Answer] { [.ok, failure] }

    nonisolated package static func canonicalState(_ state: State) -> String {
        canonicalText(state)
    }

    nonisolated package static func stateKey(
        _ history: History<Self>, open: [Requests.Request]
    ) -> String {
        let requests = open.map { "\($0.name) \($0.isCancelled) over \($0.service)" }
        return rankedRevisions(
            "\(canonicalState(history.state)) | \(history.service) | \(requests.sorted())")
    }

    nonisolated package static func mayShow(
        _ state: State, between before: State, and after: State
    ) -> Bool { false }
}

/// A value in words that are the same for equal values, without the number of a read and of a failure.
///
/// Except for the first failure, which the user may dismiss by its message.
package func canonicalText(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.lazy.map {
        $0.label == "revision" ? "revision: \($0.value)" : canonicalText($0.value)
    }
    switch mirror.displayStyle {
    case .set, .dictionary: return "{\(parts.sorted().joined(separator: " "))}"
    case .enum where mirror.children.isEmpty: return "\(value)"
    case .enum: return (mirror.children.first?.label ?? "") + parts.joined()
    case nil where value is String:
        let text = "\(value)"
        if text.hasPrefix("No. "), text != "No. 1" { return "No." }
        return "“\(text.split(separator: " #").first ?? "")”"
    case nil: return "\(value)"
    default: return "(\(parts.joined(separator: " ")))"
    }
}

/// A state as text, with each revision as its place among all of them: only their order matters.
func rankedRevisions(_ text: String) -> String {
    let pattern = /revision: (\d+)/
    let all = Set(text.matches(of: pattern).compactMap { Int($0.1) }).sorted()
    return text.replacing(pattern) { match in
        "revision: \(all.firstIndex { "\($0)" == match.1 } ?? 0)"
    }
}
