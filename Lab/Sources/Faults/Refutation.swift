package import Explorer
package import Scenarios

/// A mistake of a feature, in the screens that make it.
package protocol AnyMistake: Sendable {
    associatedtype F: Feature
    var name: String { get }
    /// Begins as the property does that finds it, if no other does.
    var property: String? { get }
    /// One for each pattern in which it is made.
    var screens: [Pattern<F>] { get }
}

/// The play that shows a mistake.
package struct Refutation: Sendable {
    /// How many plays there were from its beginning, this one included.
    package let plays: Int
    package let steps: [String]
    package let problem: String
    /// The property that is broken, if it is one.
    package let property: String?
    /// What happened, and what is wrong with it.
    package let table: [String]
}

extension AnyMistake {
    package var feature: any Feature.Type { F.self }

    /// Explores a screen alone, and holds it to the properties: so many plays from each beginning.
    ///
    /// Nil if none shows anything wrong. What a beginning shows by itself is found first.
    @MainActor
    package func refutation(
        _ screen: Pattern<F>, plays: Int, leavingOut property: String? = nil,
        _ modes: [Requests.Cancellation] = [.ignored, .honoured]
    ) async -> Refutation? {
        // Few plays from each beginning first, since most mistakes need no more.
        let budgets =
            [(0, .ignored)]
            + [plays / 10, plays].flatMap { budget in
                modes.map { (budget, $0) }
            }
        for (budget, cancellation) in budgets {
            for beginning in F.beginnings {
                var explorer = Explorer([screen], cancellation: cancellation, beginning: beginning)
                explorer.plays = budget
                explorer.leftOut = property
                let exploration = await explorer.run()
                guard let failure = exploration.failure else { continue }
                return Refutation(
                    plays: max(1, exploration.plays),
                    steps: failure.steps.map { Scenario<F>.text(of: $0) },
                    problem: failure.problem, property: failure.violation?.property,
                    table: failure.table)
            }
        }
        return nil
    }
}
