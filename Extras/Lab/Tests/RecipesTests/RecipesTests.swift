import Explorer
import Scenarios
import Testing

@Suite(
    "Recipes: in random plays, the properties hold and the patterns agree", .timeLimit(.minutes(5)))
@MainActor
struct RecipesTests {
    @Test(
        "Random plays",
        arguments: [Favourites.self, Stack.self, Paging.self, Statuses.self] as [any Recipe.Type])
    func walk(recipe: any Recipe.Type) async { await walk(recipe) }

    private func walk<R: Recipe>(_ recipe: R.Type) async {
        var walks = Walks<R>(seed: 1, steps: 100)
        if let failure = await walks.walk(for: .seconds(1)) {
            Issue.record("\(failure.problem)\n\(failure.table.joined(separator: "\n"))")
        }
    }
}
