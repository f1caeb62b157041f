/// One sentence of a feature's specification: what the screen does, as a function of what has happened.
public struct Clause<Feature: ScenarioFeature>: Sendable {
    public let name: String
    private let difference: @Sendable (History<Feature>) -> String?

    /// `shown` is what the screen does after the last step, `expected` what it should do.
    public init<Value: Equatable & Sendable>(
        _ name: String, _ shown: @escaping @Sendable (History<Feature>) -> Value,
        is expected: @escaping @Sendable (History<Feature>) -> Value
    ) {
        self.name = name
        difference = { history in
            let (shown, expected) = (shown(history), expected(history))
            return shown == expected ? nil : "\(Self.text(shown)) instead of \(Self.text(expected))"
        }
    }

    /// A part of the screen keeps its own specification, for what has happened to it.
    init<Part: ScenarioFeature>(
        _ name: String, keeps specification: [Clause<Part>],
        _ part: @escaping @Sendable (History<Feature>) -> History<Part>?
    ) {
        self.name = name
        difference = { history in
            part(history).flatMap { part in
                for clause in specification {
                    if let violation = clause.violation(part) { return violation }
                }
                return nil
            }
        }
    }

    /// What breaks the sentence after the last step, with its name; nil if nothing does.
    public func violation(_ history: History<Feature>) -> String? {
        difference(history).map { "“\(name)”: \($0)" }
    }

    /// As code would write it, without the names of modules.
    private static func text(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text($0.value) } ?? "nothing"
        case .collection:
            return "[\(mirror.children.map { text($0.value) }.joined(separator: ", "))]"
        default: return "\(value)"
        }
    }
}

extension ExploredFeature {
    /// The first sentence of the specification that is broken after the last step.
    nonisolated static func violation(_ history: History<Self>) -> String? {
        for clause in specification {
            if let violation = clause.violation(history) { return violation }
        }
        return Clause<Self>.violationOfEveryScreen(history)
    }
}

extension Clause where Feature: ExploredFeature {
    /// What holds of every screen. It comes last, because a feature's own sentences say more.
    fileprivate static func violationOfEveryScreen(_ history: History<Feature>) -> String? {
        if let late = history.lastAnswer, !late.wasWanted, history.state != history.previousState {
            return "a late answer to “\(late.request.name)” changes the state"
        }
        let between = Feature.between(history)
        return history.between == between
            ? nil : "observers see \(history.between) before the new state instead of \(between)"
    }
}
