import Explorer
import Scenarios

/// A graph that grows, the shortest plays first.
@MainActor
final class DuelSearch<F: Feature> {
    private(set) var graph = DuelGraph()
    private let duel: Duel<F>
    /// How each state was reached first, and which cards were open then.
    private var ways: [Way] = []
    private var indices: [String: Int] = [:]

    private struct Way {
        let moves: [Match<F>.Move]
        let key: String
        let open: [Int]
        let kinds: [Requests.Kind]
    }

    init(_ duel: Duel<F>) { self.duel = duel }

    func start() async {
        var moves: [Match<F>.Move] = []
        for step in duel.beginning {
            switch step {
            case .input(let step): moves.append(.step(step))
            case .answer(let number, let answer): moves.append(.answer(number - 1, answer))
            }
        }
        let match = Match(duel)
        for move in moves { await match.take(move) }
        graph.firstCount = match.open.count
        visit(match, moves)
        await match.end()
    }

    /// Takes steps one by one, as far as they can be taken.
    func follow(_ way: [ScenarioStep<F.Step>]) async {
        var (at, numbers, count) = (0, graph.firstNumbers, graph.firstCount)
        for step in way {
            switch step {
            case .input(let step):
                at = await take(.step(step), Scenario<F>.text(of: .input(step)), at)
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
                let target = await take(.step(step), Scenario<F>.text(of: .input(step)), index)
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
        let match = await match(at: index)
        await match.take(move)
        let target = visit(match, ways[index].moves + [move])
        await match.end()
        graph.states[index].edges.append(.init(line: line, position: position, target: target))
        return target
    }

    /// Plays the way to a state again. On a busy machine a screen may be late: then once more.
    private func match(at index: Int) async -> Match<F> {
        for attempt in 0..<20 {
            let match = Match(duel)
            for move in ways[index].moves { await match.take(move, isInHaste: attempt < 10) }
            if key(match) == ways[index].key { return match }
            await match.end()
        }
        preconditionFailure("The same steps lead elsewhere each time: \(ways[index].moves)")
    }

    @discardableResult
    private func visit(_ match: Match<F>, _ moves: [Match<F>.Move]) -> Int {
        let key = key(match)
        if let index = indices[key] { return index }
        indices[key] = graph.states.count
        let open = match.open
        let kinds = open.map { match.cards[$0].kind }
        ways.append(Way(moves: moves, key: key, open: open, kinds: kinds))
        graph.states.append(
            .init(
                screens: match.plays.indices.map { play in
                    let more = [
                        ("written", match.written[play]), ("leftover", match.leftovers?[play]),
                    ]
                    return match.plays[play].state.fields.flattened
                        + more.filter { $0.1 != nil }.map { ScreenField($0, .text($1)) }
                },
                cards: cards(match), isFound: duel.isFound(match),
                isLeft: match.leftovers != nil))
        return graph.states.count - 1
    }

    private func cards(_ match: Match<F>) -> [DuelGraph.Card] {
        match.open.map { card in
            let status = match.plays.indices.map { play -> DuelGraph.Card.Status in
                match.request(card, at: play).map { $0.isCancelled ? .cancelled : .open } ?? .none
            }
            return DuelGraph.Card(name: match.cards[card].name, status: status)
        }
    }

    /// All that a match shows, and all that decides how it goes on.
    private func key(_ match: Match<F>) -> String {
        let screens = match.plays.map { play in
            "\(play.state.fields) \(canonicalText(play.state)) \(F.canonicalState(play.state)) "
                + play.requests.service
        }
        return "\(screens) \(cards(match)) \(match.written) \(match.leftovers as Any)"
    }
}
