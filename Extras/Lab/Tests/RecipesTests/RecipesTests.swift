import Explorer
import Foundation
import Scenarios
import Testing

@Suite(
    "Recipes: in random plays, the properties hold and the patterns agree", .timeLimit(.minutes(5)))
@MainActor
struct RecipesTests {
    private static let seconds =
        ProcessInfo.processInfo.environment["WALK_SECONDS"].flatMap(Int.init) ?? 1

    @Test(
        "Random plays",
        arguments: [Favourites.self, Stack.self, Paging.self] as [any Recipe.Type])
    func walk(recipe: any Recipe.Type) async { await walk(recipe) }

    private func walk<R: Recipe>(_ recipe: R.Type) async {
        var walks = Walks<R>(seed: 1, steps: 100)
        if let failure = await walks.walk(for: .seconds(Self.seconds)) {
            Issue.record("\(failure.problem)\n\(failure.table.joined(separator: "\n"))")
        }
    }
}
