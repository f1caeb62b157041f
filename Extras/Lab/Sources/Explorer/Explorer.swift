package import Scenarios

/// Plays every order of steps and answers, shortest first, until a budget is used up.
///
/// It takes the screen of one pattern, and holds it to the properties; or of several, and compares them
/// as well. Plays that lead to the same state key are continued once.
@MainActor
package struct Explorer<Feature: ExploredFeature> {
    package typealias Step = ScenarioStep<Feature.Step>

    /// Played, compared, and held to the properties.
    package let screens: [Play<Feature>.MakeScreen]
    package var cancellation: Requests.Cancellation
    /// Taken before the first step that is tried.
    package var beginning: [Step]
    /// How many plays there may be. The last length may be left unfinished.
    package var plays = Int.max
    /// How long plays may be, not counting the beginning.
    package var depth = Int.max
    /// The property that is not asked for, to see what the others find.
    package var leftOut: String?
    /// Without merging, every play is continued.
    package var merges = true

    /// The screens of these patterns, over controlled services that hold the feature's content.
    package init(
        _ patterns: [Pattern<Feature>], content: Feature.Content = Feature.exploredContent,
        cancellation: Requests.Cancellation, beginning: [Step] = []
    ) {
        screens = patterns.map { $0.makeScreen(over: content) }
        self.cancellation = cancellation
        self.beginning = beginning
    }

    /// Explores until a mistake is found, the budget is used up, or nothing is left to try.
    package func run() async -> Exploration<Feature> {
        let search = Search(self)
        await search.start()
        await search.explore()
        return search.exploration
    }

    /// Plays these steps, and returns the first failure. A step that is impossible ends the play.
    package func failure(of steps: [Step]) async -> Failure<Feature>? {
        let run = Run(self)
        for step in steps {
            guard await run.take(step) else { break }
        }
        return await run.end()
    }

    /// Each of these requests answered in each way.
    func answers(to requests: [Requests.Request]) -> [Step] {
        requests.flatMap { request in
            Feature.exploredAnswers(to: request, failure: .fail("No. \(request.number)"))
                .map { .answer(request.number, $0) }
        }
    }
}

/// The result of an exploration: how far it went, and the failure that it found.
package struct Exploration<Feature: ExploredFeature>: Sendable {
    package internal(set) var plays = 0
    /// All plays of up to so many steps were played.
    package internal(set) var depth = 0
    /// True if there was nothing left to try: longer plays show nothing new.
    package internal(set) var isComplete = false
    /// The first play that shows a mistake; no shorter one does.
    package internal(set) var failure: Failure<Feature>?
    package internal(set) var stateKeys: Set<String> = []
}
