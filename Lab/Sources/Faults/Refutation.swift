import Explorer
import Scenarios

/// The play that shows a fault.
package struct Refutation: Sendable {
    /// How many plays there were, this one included.
    package let plays: Int
    package let steps: [String]
    package let problem: String
}

extension Fault {
    /// Explores the screen alone, and holds it to the properties: so many plays from each beginning.
    ///
    /// Nil if none shows anything wrong. What a beginning shows by itself is found first.
    @MainActor
    package func refutation(plays: Int) async -> Refutation? {
        var played = 0
        let modes = [(0, Requests.Cancellation.ignored), (plays, .ignored), (plays, .honoured)]
        for (budget, cancellation) in modes {
            for beginning in F.beginnings {
                var explorer = Explorer([faulty], cancellation: cancellation, beginning: beginning)
                explorer.plays = budget
                let exploration = await explorer.run()
                played += max(1, exploration.plays)
                guard let failure = exploration.failure else { continue }
                return Refutation(
                    plays: played, steps: failure.steps.map { Scenario<F>.text(of: $0) },
                    problem: failure.problem)
            }
        }
        return nil
    }
}
