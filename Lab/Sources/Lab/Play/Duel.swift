import Explorer
import Scenarios

/// Two screens side by side, what can be done on them, and when there is something to see.
@MainActor
struct Duel<F: Feature> {
    let screens: [Play<F>.MakeScreen]
    var cancellation = Requests.Cancellation.ignored
    /// What was done before the first state.
    var beginning: [ScenarioStep<F.Step>] = []
    var steps: [F.Step]
    /// How requests are answered.
    var answers: [Answer] = [.ok, .fail("The server said no.")]
    var canLeave = false
    /// A stream is open as long as its screen is: it is seldom worth a card.
    var showsStreams = false
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

/// What can happen in a duel, as far as it was explored. To show it, nothing has to be computed.
struct DuelGraph {
    /// What is open, and how it stands at each screen.
    struct Card: Hashable {
        enum Status: String { case none, open, cancelled }

        let name: String
        let status: [Status]
    }

    struct Edge {
        /// The line of the step. An answer has `#` in place of the number of its card.
        let line: String
        /// Which of the open cards is answered, counted from zero; nil for what the user does.
        let position: Int?
        let target: Int
    }

    struct State {
        let screens: [[ScreenField]]
        let cards: [Card]
        let isFound: Bool
        let isLeft: Bool
        var edges: [Edge] = []
        var isExplored = false
    }

    var states: [State] = []
    var plays = 0
    /// How many cards are open in the first state. Cards are counted from one, in the order of opening.
    var firstCount = 0
    var firstNumbers: [Int] { Array(1..<(firstCount + 1)) }
}

/// A graph that grows, the shortest plays first.
@MainActor
private final class DuelSearch<F: Feature> {
    private(set) var graph = DuelGraph()
    private let duel: Duel<F>
    /// How each state was reached first, and which cards were open then.
    private var ways: [(moves: [Match<F>.Move], open: [Int], kinds: [Requests.Kind])] = []
    private var indices: [String: Int] = [:]

    init(_ duel: Duel<F>) { self.duel = duel }

    func start() async {
        var moves: [Match<F>.Move] = []
        for step in duel.beginning {
            switch step {
            case .user(let step): moves.append(.step(step))
            case .answer(let number, let answer): moves.append(.answer(number - 1, answer))
            }
        }
        let match = await play(moves)
        graph.firstCount = match.open.count
        visit(match, moves)
        await match.end()
    }

    /// Takes steps one by one, as far as they can be taken.
    func follow(_ way: [ScenarioStep<F.Step>]) async {
        var (at, numbers, count) = (0, graph.firstNumbers, graph.firstCount)
        for step in way {
            switch step {
            case .user(let step):
                at = await take(.step(step), Scenario<F>.text(of: .user(step)), at)
            case .answer(let number, let answer):
                guard let position = numbers.firstIndex(of: number) else { return }
                numbers.remove(at: position)
                at = await self.answer(position, answer, at)
            }
            while numbers.count < graph.states[at].cards.count {
                count += 1
                numbers.append(count)
            }
        }
    }

    func explore(_ plays: Int) async {
        // States are in the order in which they were found, those on the way first.
        var next = 0
        while next < graph.states.count, graph.plays < plays {
            await expand(next)
            next += 1
        }
    }

    private func expand(_ index: Int) async {
        let state = graph.states[index]
        guard !state.isFound else { return }
        if !state.isLeft {
            for step in duel.steps {
                let known = graph.states[index].edges.count
                let target = await take(.step(step), Scenario<F>.text(of: .user(step)), index)
                // What changes nothing is not offered.
                if target == index { graph.states[index].edges.removeSubrange(known...) }
            }
            if duel.canLeave { await take(.leave, "leave-for-good", index) }
        }
        for (position, kind) in ways[index].kinds.enumerated() {
            let isCall = kind == .read || kind == .write
            for reply in isCall ? duel.answers : [.ok] { await answer(position, reply, index) }
        }
        graph.states[index].isExplored = true
    }

    @discardableResult
    private func answer(_ position: Int, _ answer: Answer, _ index: Int) async -> Int {
        let card = ways[index].open[position]
        return await take(.answer(card, answer), "answer # \(answer.text)", index, position)
    }

    /// Returns the state to which a move leads.
    @discardableResult
    private func take(
        _ move: Match<F>.Move, _ line: String, _ index: Int, _ position: Int? = nil
    ) async -> Int {
        let known = graph.states[index].edges.first { $0.line == line && $0.position == position }
        if let known { return known.target }
        graph.plays += 1
        let moves = ways[index].moves + [move]
        let match = await play(moves)
        let target = visit(match, moves)
        await match.end()
        graph.states[index].edges.append(.init(line: line, position: position, target: target))
        return target
    }

    private func play(_ moves: [Match<F>.Move]) async -> Match<F> {
        let match = Match(duel)
        await Play.settle(match.plays)
        for move in moves { await match.take(move) }
        return match
    }

    @discardableResult
    private func visit(_ match: Match<F>, _ moves: [Match<F>.Move]) -> Int {
        let (open, isFound) = (match.open, duel.isFound(match))
        let cards = open.map { card in
            DuelGraph.Card(
                name: match.cards[card].name,
                status: match.plays.indices.map { play in
                    match.request(card, at: play).map { $0.isCancelled ? .cancelled : .open }
                        ?? .none
                })
        }
        let hidden = match.plays.map {
            "\($0.state) \(F.canonicalState($0.state)) \($0.requests.service)"
        }
        let key = "\(hidden) \(cards) \(match.written) \(match.leftovers as Any)"
        if let index = indices[key] { return index }
        indices[key] = graph.states.count
        ways.append((moves, open, open.map { match.cards[$0].kind }))
        graph.states.append(
            .init(
                screens: match.plays.indices.map { play in
                    let more = [
                        ("written", match.written[play]), ("leftover", match.leftovers?[play]),
                    ]
                    return match.plays[play].state.fields.flattened
                        + more.filter { $0.1 != nil }.map { ScreenField($0, .text($1)) }
                },
                cards: cards, isFound: isFound, isLeft: match.leftovers != nil))
        return graph.states.count - 1
    }
}

extension DuelGraph {
    /// The lines of the shortest way from the first state to one where the mistake shows; nil if there is
    /// none.
    var solution: [String]? {
        var walks = [(at: 0, numbers: firstNumbers, count: firstCount, lines: [String]())]
        var seen: Set = [0]
        while !walks.isEmpty {
            if let found = walks.first(where: { states[$0.at].isFound }) { return found.lines }
            walks = walks.flatMap { walk in
                states[walk.at].edges.filter { seen.insert($0.target).inserted }.map { edge in
                    var next = walk
                    let number = edge.position.map { next.numbers.remove(at: $0) }
                    while next.numbers.count < states[edge.target].cards.count {
                        next.count += 1
                        next.numbers.append(next.count)
                    }
                    let name = number.map(String.init) ?? "#"
                    next.at = edge.target
                    next.lines.append(edge.line.replacing("#", with: name, maxReplacements: 1))
                    return next
                }
            }
        }
        return nil
    }
}
