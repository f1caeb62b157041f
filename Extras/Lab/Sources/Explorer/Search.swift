import Scenarios

/// The one search: a graph of states that grows, the shortest plays first.
@MainActor
final class Search<Feature: ExploredFeature> {
    typealias Step = ScenarioStep<Feature.Step>

    private(set) var exploration = Exploration<Feature>()
    private let explorer: Explorer<Feature>
    /// How each state was reached first.
    private var histories: [History<Feature>] = []
    /// Was found by answering all that was open, so a shorter one may yet be found.
    private var lateFailure: Failure<Feature>?

    init(_ explorer: Explorer<Feature>) { self.explorer = explorer }

    func start() async {
        let start = await play(explorer.beginning)
        await visit(start)
        guard exploration.failure == nil,
            start.steps.count < explorer.beginning.count
        else { return }
        exploration.failure = Failure(
            steps: start.steps, cancellation: explorer.cancellation,
            problem: "the next step is impossible: the screen has opened other requests",
            violation: nil, history: start)
    }

    /// Tries every step from the first state, then from those that it leads to, while there are plays left.
    func explore() async {
        var frontier = [0]
        while !frontier.isEmpty, exploration.failure == nil, exploration.depth < explorer.depth {
            let known = histories.count
            for index in frontier {
                guard await expand(index) else { return report(.max) }
            }
            frontier = Array(known..<histories.count)
            exploration.depth += 1
            report(explorer.beginning.count + exploration.depth + 1)
        }
        report(.max)
        exploration.isComplete = frontier.isEmpty && exploration.failure == nil
    }

    /// Tries every step from a state. Returns false when a mistake was found, or no plays are left.
    private func expand(_ index: Int) async -> Bool {
        let history = histories[index]
        for step in steps(after: history) {
            guard exploration.plays < explorer.plays else { return false }
            exploration.plays += 1
            await visit(play(history.steps + [step], checked: history))
            guard exploration.failure == nil else { return false }
        }
        return true
    }

    private func steps(after history: History<Feature>) -> [Step] {
        Feature.exploredSteps.map { .input($0) }
            + explorer.answers(to: Feature.explored(history.answerable(explorer.cancellation)))
    }

    /// Notes the state in which a play has ended, if its key is new.
    private func visit(_ history: History<Feature>) async {
        let key = Feature.stateKey(history, open: history.answerable(explorer.cancellation))
        let isNew = exploration.stateKeys.insert(key).inserted
        guard isNew || !explorer.merges else { return }
        histories.append(history)
        if isNew, exploration.failure == nil { await noteFailureWhenAllIsAnswered(history) }
    }

    private func noteFailureWhenAllIsAnswered(_ history: History<Feature>) async {
        let run = Run(explorer, checked: history)
        for step in history.steps { await run.take(step) }
        await run.answerAll()
        guard let failure = await run.end(),
            failure.steps.count < lateFailure?.steps.count ?? .max
        else { return }
        lateFailure = failure
    }

    /// Reports the failure that was kept, if no shorter one can follow.
    private func report(_ length: Int) {
        guard exploration.failure == nil, let lateFailure, lateFailure.steps.count <= length
        else { return }
        exploration.failure = lateFailure
    }

    /// Plays steps on new screens, of which all but the end may have been checked. Returns where that led.
    private func play(_ steps: [Step], checked: History<Feature>? = nil) async -> History<Feature> {
        let run = Run(explorer, checked: checked)
        for step in steps {
            guard await run.take(step) else { break }
        }
        exploration.failure = await run.end()
        return run.history
    }
}
