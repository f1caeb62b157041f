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

extension AnyMistake {
    package var feature: any Feature.Type { F.self }

    /// Explores a screen alone, and holds it to the properties: so many plays from each beginning.
    ///
    /// Returns how many there were from its beginning, the last included, and what that has shown. Nil if
    /// none shows anything wrong. What a beginning shows by itself is found first.
    @MainActor
    package func refutation(
        _ screen: Pattern<F>, plays: Int, leavingOut property: String? = nil,
        _ modes: [Requests.Cancellation] = [.ignored, .honoured]
    ) async -> (plays: Int, failure: Failure<F>)? {
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
                return (max(1, exploration.plays), failure)
            }
        }
        return nil
    }
}
