import Explorer
import Scenarios

/// Two screens side by side, what can be done on them, and when there is something to see.
@MainActor
struct Duel<F: Feature> {
    let screens: [Play<F>.MakeScreen]
    var cancellation = Requests.Cancellation.ignored
    /// Taken before the first state.
    var beginning: [ScenarioStep<F.Step>] = []
    var steps: [F.Step]
    /// How requests are answered.
    var answers: [Answer] = [.ok, .fail("Refused.")]
    var canLeave = false
    /// A stream is open as long as its screen is: it is seldom worth a card.
    var showsStreams = false
    /// Otherwise what only waits for time to pass has passed at once.
    var showsWaits = false
    /// Where the mistake shows, and the way ends.
    var isFound: (Match<F>) -> Bool = { _ in false }

    /// All that can happen within so many plays, the shortest first; `ways` are part of it in any case.
    func graph(along ways: [[ScenarioStep<F.Step>]] = [], plays: Int) async -> DuelGraph {
        let search = DuelSearch(self)
        await search.start()
        for way in ways { await search.follow(way) }
        await search.explore(plays)
        return search.graph
    }
}
