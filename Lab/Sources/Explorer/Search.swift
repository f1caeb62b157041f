import Scenarios

/// The one search: a graph of states that grows, the shortest plays first.
@MainActor
final class Search<Feature: ExploredFeature> {
    typealias Step = ScenarioStep<Feature.Step>

    enum Purpose {
        /// Ends at the first mistake, and merges all that can't matter to what is to come.
        case mistakes
        /// Merges only what goes on alike to the last shown letter, with answers in words for people.
        case page(checksRelease: Bool)
    }

    private(set) var exploration: Exploration<Feature>
    private let explorer: Explorer<Feature>
    private let purpose: Purpose
    /// How each state was reached first.
    private var histories: [History<Feature>] = []
    private var indices: [String: Int] = [:]
    /// Was found by answering all that was open, so a shorter one may yet be found.
    private var lateFailure: Failure<Feature>?

    init(_ explorer: Explorer<Feature>, _ purpose: Purpose) {
        self.explorer = explorer
        self.purpose = purpose
        exploration = Exploration(
            cancellation: explorer.cancellation, beginning: explorer.beginning)
    }

    func start() async {
        let start = await play(explorer.beginning)
        exploration.graph.firstNumbers = start.history.open.map(\.number)
        exploration.graph.firstCount = start.history.requests.count
        await visit(start)
        guard exploration.failure == nil,
            start.history.steps.count < explorer.beginning.count
        else { return }
        exploration.failure = Failure(
            steps: start.history.steps, cancellation: explorer.cancellation,
            problem: "the next step is impossible: the screen has opened other requests",
            violation: nil, history: start.history)
    }

    /// Tries every step from these states, then from those that they lead to, while there are plays left.
    func explore(from start: [Int], plays: Int) async {
        var frontier = start
        var seen = Set(start)
        while !frontier.isEmpty, exploration.failure == nil,
            exploration.graph.depth < explorer.depth
        {
            var longer: [Int] = []
            for index in frontier {
                guard await expand(index, plays) else { return report(.max) }
                for edge in exploration.graph.states[index].edges
                where seen.insert(edge.target).inserted { longer.append(edge.target) }
            }
            frontier = longer
            guard start == [0] else { continue }
            exploration.graph.depth += 1
            report(explorer.beginning.count + exploration.graph.depth + 1)
        }
        report(.max)
        if start == [0] {
            exploration.graph.isComplete = frontier.isEmpty && exploration.failure == nil
        }
    }

    /// Takes steps one by one, with the numbers that requests have on this way; returns the states that
    /// it goes through.
    func follow(_ way: [Step]) async -> [Int] {
        var visited: [Int] = []
        var walk = StateGraph.Walk(exploration.graph)
        for step in way {
            let open = histories[walk.at].open
            var known = step
            if case .answer(let number, let answer) = step {
                guard let position = walk.numbers.firstIndex(of: number) else { break }
                known = .answer(open[position].number, answer)
            }
            guard let edge = await take(known, from: walk.at) else { break }
            walk.take(edge, in: exploration.graph)
            visited.append(walk.at)
        }
        return visited
    }

    /// Tries every step from a state. Returns whether to go on: no mistake was found, and there are plays left.
    private func expand(_ index: Int, _ plays: Int) async -> Bool {
        let state = exploration.graph.states[index]
        guard !state.isExplored, state.problem == nil else { return true }
        var edges: [StateGraph.Edge] = []
        for step in steps(after: histories[index]) {
            guard exploration.plays < plays else { return false }
            if let edge = await take(step, from: index) { edges.append(edge) }
            guard exploration.failure == nil else { return false }
        }
        // What was tried before, on a way, is brought into the same order.
        let others = exploration.graph.states[index].edges.filter { !edges.contains($0) }
        exploration.graph.states[index].edges = edges + others
        exploration.graph.states[index].isExplored = true
        return true
    }

    private func steps(after history: History<Feature>) -> [Step] {
        switch purpose {
        case .mistakes:
            let answerable = history.open.filter {
                explorer.cancellation == .ignored || !$0.isCancelled
            }
            return Feature.exploredSteps.map { .user($0) }
                + explorer.answers(to: Feature.explored(answerable))
        case .page:
            return Self.userSteps + explorer.answers(to: history.open, failing: Self.failure)
        }
    }

    /// Only the first failure has a message of its own, so that few states differ in nothing but a message.
    private static func failure(of number: Int) -> String {
        number == 1 ? "Offline." : "Refused."
    }

    private static var userSteps: [Step] {
        Feature.exploredSteps.map { step in
            let line = Scenario<Feature>.text(of: .user(step)).replacing("No. 1", with: "Offline.")
            return (try? Scenario<Feature>(parsing: line).steps.first) ?? .user(step)
        }
    }

    /// Where a step leads; nil if it is impossible.
    private func take(_ step: Step, from index: Int) async -> StateGraph.Edge? {
        let history = histories[index]
        var (line, position) = (Scenario<Feature>.text(of: step), Int?.none)
        if case .answer(let number, let answer) = step {
            position = history.open.firstIndex { $0.number == number }
            line = "answer # \(answer.text)"
            if position == nil { return nil }
        }
        let state = exploration.graph.states[index]
        if let known = state.edges.first(where: { $0.line == line && $0.position == position }) {
            return known
        }
        guard state.problem == nil else { return nil }
        exploration.graph.plays += 1
        let end = await play(history.steps + [step], checked: history)
        let edge = StateGraph.Edge(
            line: line, position: position, target: await visit(end), work: end.work)
        exploration.graph.states[index].edges.append(edge)
        return edge
    }

    /// Returns the state in which a play has ended, a new one if its key is new.
    @discardableResult
    private func visit(_ end: End) async -> Int {
        let key = key(end)
        let isNew = exploration.stateKeys.insert(key).inserted
        if case .mistakes = purpose { exploration.failure = end.failure }
        let place = explorer.merges ? key : "\(end.history.steps)"
        if let index = indices[place] { return index }
        let index = exploration.graph.states.count
        indices[place] = index
        histories.append(end.history)
        exploration.graph.states.append(
            StateGraph.State(
                screens: end.states.map { $0.fields.flattened },
                open: end.history.open.map { .init(name: $0.name, isCancelled: $0.isCancelled) },
                problem: end.problem))
        if case .mistakes = purpose, isNew, end.failure == nil {
            await noteFailureWhenAllIsAnswered(end.history)
        }
        return index
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
}

extension Search {
    /// Where a play has led.
    private struct End {
        let history: History<Feature>
        let states: [Feature.State]
        let work: [StateGraph.Work]
        let failure: Failure<Feature>?
        let problem: String?
    }

    /// Plays steps on new screens, of which all but the end may have been checked.
    private func play(_ steps: [Step], checked: History<Feature>? = nil) async -> End {
        var (isPage, checksRelease) = (false, true)
        if case .page(let checks) = purpose { (isPage, checksRelease) = (true, checks) }
        let run = Run(explorer, checked: checked, marksReads: !isPage)
        for (index, step) in steps.enumerated() {
            if isPage, index == steps.count - 1 { for play in run.plays { play.keepLog() } }
            guard await run.take(step) else { break }
        }
        let (states, work) = (run.plays.map(\.state), run.plays.map { StateGraph.Work($0) })
        var problem = run.problem.map { "Here \($0)." }
        let failure = await run.end()
        if checksRelease, problem == nil {
            problem = failure.map { "When its owner releases the screen here, \($0.problem)." }
        }
        return End(
            history: run.history, states: states, work: work, failure: failure, problem: problem)
    }

    private func key(_ end: End) -> String {
        switch purpose {
        case .mistakes:
            let open = end.history.open.filter {
                explorer.cancellation == .ignored || !$0.isCancelled
            }
            return Feature.stateKey(end.history, open: open)
        case .page:
            let requests = end.history.open.map {
                "\($0.name) \($0.isCancelled) \($0.number == 1) \($0.service)"
            }
            let states = end.states.map {
                "\($0.fields) \(canonicalText($0)) \(Feature.canonicalState($0))"
            }
            return "\(states) \(end.history.service) \(requests) \(end.problem ?? "")"
        }
    }
}
