/// Explores screens side by side, over services that ignore cancellation, and keeps all that they show.
///
/// Schedules are continued once where they lead to the same: what each screen shows, what the services
/// hold, and what each open request will answer.
@MainActor
public struct GraphExplorer<Feature: ExploredFeature> {
    public typealias MakeScreen = @MainActor (Requests) -> Screen<Feature>
    public typealias Step = ScenarioStep<Feature.Step>

    let screens: [MakeScreen]
    /// What happens before the first state.
    private let beginning: [Step]
    /// Whether it is a problem when a screen outlives its owner.
    let checksRelease: Bool
    private var graph = StateGraph()
    private var histories: [History<Feature>] = []
    private var indices: [String: Int] = [:]

    private init(_ screens: [MakeScreen], beginning: [Step], checksRelease: Bool) {
        self.screens = screens
        self.beginning = beginning
        self.checksRelease = checksRelease
    }

    /// Explores until `plays` are used up: all schedules from the first state, shortest first, then those
    /// from the states of `ways`.
    ///
    /// The ways themselves are part of the graph in any case, as far as they can be played.
    public static func graph(
        _ screens: [MakeScreen], beginning: [Step] = [], ways: [[Step]] = [], plays: Int,
        checksRelease: Bool = false
    ) async -> StateGraph {
        var explorer = GraphExplorer(screens, beginning: beginning, checksRelease: checksRelease)
        await explorer.visitStart()
        var visited = [0]
        for way in ways { visited += await explorer.follow(way) }
        await explorer.explore(from: [0], plays: plays * 3 / 4, isStart: true)
        await explorer.explore(from: visited, plays: plays, isStart: false)
        return explorer.graph
    }

    /// What the user may do, in words that a page can show: the first failure says “Offline.”.
    public static var userSteps: [Step] {
        Feature.exploredSteps.map { step in
            let line = Feature.line(for: step)
            let renamed = line.replacing("No. 1", with: firstFailure)
            guard renamed != line, let read = try? Scenario<Feature>(parsing: renamed).lines.first
            else { return .user(step) }
            return read.step
        }
    }

    /// How a request of this number fails. Only the first has a message of its own, so that few states
    /// differ in nothing but a message.
    public static func failure(of number: Int) -> Answer {
        .fail(number == 1 ? firstFailure : "Refused.")
    }

    private static var firstFailure: String { "Offline." }
}

extension GraphExplorer {
    private mutating func visitStart() async {
        let start = await play(beginning)
        graph.firstNumbers = start.history.open.map(\.number)
        graph.firstCount = start.history.requests.count
        _ = visit(start)
    }

    /// Takes steps one by one, with the numbers that requests have on this way; returns the states that
    /// it goes through.
    private mutating func follow(_ way: [Step]) async -> [Int] {
        var visited: [Int] = []
        var walk = StateGraph.Walk(graph)
        for step in way {
            let open = histories[walk.at].open
            var known = step
            if case .answer(let number, let answer) = step {
                guard let position = walk.numbers.firstIndex(of: number) else { break }
                known = .answer(open[position].number, answer)
            }
            guard let edge = await take(known, from: walk.at) else { break }
            walk.take(edge, in: graph)
            visited.append(walk.at)
        }
        return visited
    }

    private mutating func explore(from start: [Int], plays: Int, isStart: Bool) async {
        var frontier = start
        var seen = Set(start)
        while !frontier.isEmpty {
            var longer: [Int] = []
            for index in frontier {
                guard graph.plays < plays else { return }
                await expand(index)
                for edge in graph.states[index].edges where seen.insert(edge.target).inserted {
                    longer.append(edge.target)
                }
            }
            frontier = longer
            if isStart { graph.depth += 1 }
        }
        if isStart { graph.isComplete = frontier.isEmpty }
    }

    private mutating func expand(_ index: Int) async {
        guard !graph.states[index].isExplored, graph.states[index].problem == nil else { return }
        let answers = histories[index].open.flatMap { request -> [Step] in
            Feature.exploredAnswers(to: request, failure: Self.failure(of: request.number))
                .map { .answer(request.number, $0) }
        }
        // What was tried before, on a way, is brought into the same order.
        let before = graph.states[index].edges
        var edges: [StateGraph.Edge] = []
        for step in Self.userSteps + answers {
            if let edge = await take(step, from: index) { edges.append(edge) }
        }
        graph.states[index].edges =
            edges
            + before.filter { old in
                !edges.contains { $0.line == old.line && $0.position == old.position }
            }
        graph.states[index].isExplored = true
    }

    /// Where a step leads; nil if it is impossible.
    @discardableResult
    private mutating func take(_ step: Step, from index: Int) async -> StateGraph.Edge? {
        let history = histories[index]
        let line = Self.line(of: step)
        let position = Self.position(of: step, in: history.open)
        if case .answer = step, position == nil { return nil }
        let known = graph.states[index].edges.first { $0.line == line && $0.position == position }
        if let known { return known }
        guard graph.states[index].problem == nil else { return nil }
        graph.plays += 1
        let end = await play(history.steps + [step], checked: history)
        let edge = StateGraph.Edge(
            line: line, position: position, target: visit(end), work: end.work)
        graph.states[index].edges.append(edge)
        return edge
    }

    private mutating func visit(_ end: End) -> Int {
        if let index = indices[end.key] { return index }
        indices[end.key] = graph.states.count
        histories.append(end.history)
        graph.states.append(
            .init(
                screens: end.states.map { $0.fields.flattened },
                open: end.history.open.map { .init(name: $0.name, isCancelled: $0.isCancelled) },
                problem: end.problem))
        return graph.states.count - 1
    }

    private static func line(of step: Step) -> String {
        guard case .answer(_, let answer) = step else { return Scenario<Feature>.text(of: step) }
        return "answer # \(answer.text)"
    }

    private static func position(of step: Step, in open: [RequestSpan]) -> Int? {
        guard case .answer(let number, _) = step else { return nil }
        return open.firstIndex { $0.number == number }
    }
}
