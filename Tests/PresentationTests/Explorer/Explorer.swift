@testable import Presentation

/// Tries every schedule of intents and answers up to a number of steps, in both patterns at once.
///
/// Schedules that lead to the same situation are continued only once. A situation is the state, what
/// the services hold, and of each open request what it asks, whether it has been given up, and what
/// the services held when it was opened.
@MainActor
struct Explorer<Feature: ExploredFeature> {
    var cancellation: Requests.Cancellation
    var depth: Int
    /// Without merging, every schedule is played, which shows that merging hides nothing.
    var merges = true
    /// What happens before the first step that is tried.
    var beginning: [Scenario<Feature>.Step] = []
    var makeScreen: [Pattern: Player<Feature>.MakeScreen] = Self.patterns
    var progress: Progress?

    static var patterns: [Pattern: Player<Feature>.MakeScreen] {
        patterns(over: Feature.exploredContent)
    }

    static func patterns(over content: Feature.Content) -> [Pattern: Player<Feature>.MakeScreen] {
        [
            .mvvm: { Feature.makeScreen(.mvvm, content: content, requests: $0) },
            .mvi: { Feature.makeScreen(.mvi, content: content, requests: $0) },
        ]
    }

    typealias Outcome = Result<History<Feature>, Failure<Feature>>

    struct Report {
        /// How many schedules of at most the depth have been tried, merged ones included.
        var schedules = 0
        /// How many situations they lead to.
        var situations: Set<String> = []
        /// How many schedules have been played from the beginning.
        var plays = 0
        /// The first that went wrong; no shorter one does.
        var failure: Failure<Feature>?
    }

    func run() async -> Report {
        var report = Report()
        let start: History<Feature>
        switch await play(beginning) {
        case .success(let history): start = history
        case .failure(let failure):
            report.failure = failure
            return report
        }
        report.situations = [situation(start)]
        // How many schedules of the present length lead to each situation, and from there on.
        var reached = [situation(start): 1]
        var successors: [String: [String]] = [:]
        var frontier = [start]
        for length in 1...depth {
            var next: [History<Feature>] = []
            for history in frontier {
                var followers: [String] = []
                for step in steps(after: history) {
                    report.plays += 1
                    switch await play(history, then: step) {
                    case .failure(let failure):
                        report.failure = failure
                        return report
                    case .success(let longer):
                        let key = situation(longer)
                        followers.append(key)
                        if report.situations.insert(key).inserted || !merges { next.append(longer) }
                    }
                }
                successors[situation(history)] = followers
                progress?.tell(Feature.name, length, of: depth, report.plays)
            }
            var further: [String: Int] = [:]
            for (key, count) in reached {
                for follower in successors[key] ?? [] { further[follower, default: 0] += count }
            }
            reached = further
            report.schedules += reached.values.reduce(0, +)
            frontier = next
        }
        return report
    }

    /// Every step that can be taken now.
    private func steps(after history: History<Feature>) -> [Scenario<Feature>.Step] {
        Feature.exploredIntents.map { .intent($0) } + answers(after: history)
    }

    /// Every answer that can be given now.
    func answers(after history: History<Feature>) -> [Scenario<Feature>.Step] {
        answerable(after: history).flatMap { request -> [Scenario<Feature>.Step] in
            [.answer(request.number, .ok), .answer(request.number, .fail("No. \(request.number)"))]
        }
    }

    /// A service that honours cancellation has nothing left to answer once it is given up.
    private func answerable(after history: History<Feature>) -> [Requests.Request] {
        history.open.filter { cancellation == .ignored || !$0.isGivenUp }
    }

    private func situation(_ history: History<Feature>) -> String {
        Feature.situation(history, open: answerable(after: history))
    }
}
