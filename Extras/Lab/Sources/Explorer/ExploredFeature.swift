public import Scenarios

/// A feature with steps that random plays try, and with sentences that must hold.
public protocol ExploredFeature: ScenarioFeature {
    /// The steps of random plays; by default, all that the words try.
    nonisolated static var walkSteps: [Step] { get }
    /// Little content, but enough for the steps of random plays.
    nonisolated static var walkContent: Content { get }
    /// The steps that are tried more often in a rare state, or lead out of one in which little can happen,
    /// such as the login form; empty for others.
    nonisolated static func stepsOut(of state: State) -> [Step]
    /// The steps that type in this state what was there in the state before.
    nonisolated static func retyping(_ before: State, in state: State) -> [Step]

    /// The sentences that are true of every history.
    nonisolated static var properties: [Property<Self>] { get }
    /// How the last step has broken a property of a screen within this one; nil if it has not.
    nonisolated static func violationOfParts(_ history: History<Self>) -> Violation?
    /// True if a step makes several changes, each in one write, such as filling in a form.
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
    /// How the last step has broken a property; nil if it has not. The feature's own properties come first,
    /// because they say more.
    var violation: Violation? {
        (Feature.properties + Property.ofEveryScreen).firstViolation(self)
            ?? Feature.violationOfParts(self)
    }
}
