package import Scenarios

/// A feature that can be played at random: what is tried, and what must hold.
package protocol ExploredFeature: ScenarioFeature {
    /// The steps of which the page shows all that they lead to: few, but all that can matter to each other.
    nonisolated static var exploredSteps: [Step] { get }
    /// The steps of random plays: those that the words try.
    nonisolated static var walkSteps: [Step] { get }
    /// Little content, but enough for the steps of random plays.
    nonisolated static var walkContent: Content { get }
    /// The steps without which nothing happens, such as a login; none where much can happen.
    nonisolated static func stepsOut(of state: State) -> [Step]
    /// The state without what can't matter to the future, such as the number of an error.
    nonisolated static func canonicalState(_ state: State) -> String

    /// True of every history.
    nonisolated static var properties: [Property<Self>] { get }
    /// How the last step has broken a property; nil if it has not.
    nonisolated static func violation(_ history: History<Self>) -> Violation?
    /// True if a step is several changes, each in one write, such as to fill in a form.
    nonisolated static func doesSeveral(_ step: Step) -> Bool
    /// True if observers may see this state between the state before a step and the state after it.
    nonisolated static func mayShow(_ state: State, between before: State, and after: State) -> Bool
}

extension ExploredFeature {
    nonisolated package static var walkSteps: [Step] { vocabulary.flatMap(\.triedSteps) }
    nonisolated package static func stepsOut(of state: State) -> [Step] { [] }

    nonisolated package static func canonicalState(_ state: State) -> String {
        canonicalText(state)
    }

    nonisolated package static func violation(_ history: History<Self>) -> Violation? {
        // Its own say more.
        (properties + Property.ofEveryScreen).firstViolation(history)
    }

    nonisolated package static func doesSeveral(_ step: Step) -> Bool { false }

    nonisolated package static func mayShow(
        _ state: State, between before: State, and after: State
    ) -> Bool { false }
}

/// A value in words that are the same for equal values, without the number of a read and of a failure.
///
/// Except for the first failure, which the user may dismiss by its message.
package func canonicalText(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    // How many writes have failed so far says nothing of the next.
    let parts = mirror.children.lazy.filter { $0.label != "failedWrites" }.map {
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
