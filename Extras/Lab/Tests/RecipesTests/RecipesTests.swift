import Explorer
import Foundation
import Scenarios
import Testing

@Suite(
    "Recipes: in every order of answers, the properties hold and the patterns agree",
    .timeLimit(.minutes(5)))
@MainActor
struct RecipesTests {
    /// How many plays there are from each beginning, over services that ignore cancellation.
    private static let budget =
        ProcessInfo.processInfo.environment["EXPLORER_BUDGET"].flatMap(Int.init) ?? 500

    @Test(
        "Every play, shortest first",
        arguments: [Favourites.self, Stack.self, Paging.self] as [any Recipe.Type],
        Requests.Cancellation.allCases)
    func everyPlay(recipe: any Recipe.Type, cancellation: Requests.Cancellation) async {
        await explore(recipe, cancellation)
    }

    private func explore<R: Recipe>(_ recipe: R.Type, _ cancellation: Requests.Cancellation) async {
        for beginning in R.beginnings {
            var explorer = Explorer(R.patterns, cancellation: cancellation, beginning: beginning)
            explorer.plays = cancellation == .ignored ? Self.budget : Self.budget / 4
            if let failure = await explorer.run().failure {
                Issue.record("\(failure.problem)\n\(failure.table.joined(separator: "\n"))")
            }
        }
    }
}
