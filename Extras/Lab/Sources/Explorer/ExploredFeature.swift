public import Scenarios

/// A feature with the steps that random plays try, and with the properties that must hold.
public protocol ExploredFeature: ScenarioFeature {
    /// The steps of random plays; by default, the tried steps of all words.
    nonisolated static var walkSteps: [Step] { get }
    /// The content of the services in random plays: small, but enough for each step to have an effect.
    nonisolated static var walkContent: Content { get }
    /// Steps that are tried more often in this state; empty for most states. Either the state is
    /// rare, such as a waiting logout, or few steps do anything in it, such as the login form.
    nonisolated static func stepsOut(of state: State) -> [Step]
    /// The steps that can be taken in `state`, and type a text of the state `before` again.
    nonisolated static func retyping(_ before: State, in state: State) -> [Step]

    /// The properties that hold in every history.
    nonisolated static var properties: [Property<Self>] { get }
    /// How the last step has broken a property of a screen inside this feature, such as the items of the
    /// app; nil if it has not.
    nonisolated static func violationOfParts(_ history: History<Self>) -> Violation?
    /// True if a step makes several changes, and each is a write of its own. One such step fills in
    /// a form.
    nonisolated static func doesSeveral(_ step: Step) -> Bool
    /// True if observers may see this state between the state before a step and the state after it.
    nonisolated static func mayShow(_ state: State, between before: State, and after: State) -> Bool
}

extension ExploredFeature {
    nonisolated public static var walkSteps: [Step] { vocabulary.flatMap(\.triedSteps) }
    nonisolated public static func stepsOut(of state: State) -> [Step] { [] }
    nonisolated public static func retyping(_ before: State, in state: State) -> [Step] { [] }
    nonisolated public static func violationOfParts(_ history: History<Self>) -> Violation? { nil }
    nonisolated public static func doesSeveral(_ step: Step) -> Bool { false }

    nonisolated public static func mayShow(
        _ state: State, between before: State, and after: State
    ) -> Bool { false }
}

extension History where Feature: ExploredFeature {
    /// How the last step has broken a property; nil if it has not. The feature's own properties are checked
    /// first, because they explain more.
    var violation: Violation? {
        (Feature.properties + Property.ofEveryScreen).firstViolation(self)
            ?? Feature.violationOfParts(self)
    }
}
