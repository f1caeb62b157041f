import Explorer
import Scenarios

/// A graph that grows while a match is played on: each move from each state is taken once.
@MainActor
final class DuelSearch<F: Feature> {
    private(set) var graph = DuelGraph()
    private let duel: Duel<F>
    private var indices: [String: Int] = [:]
    /// What is known of each state besides what it shows.
    private var places: [Place] = []
    private var match: Match<F>
    private var at = 0
    /// The same steps have led elsewhere, because a screen was late on a busy machine.
    private(set) var isLost = false

    private struct Place {
        var moves: [Match<F>.Move]
        var tried: Set<Int> = []
        /// The moves of the edges, to take them again.
        var targets: [(move: Int, target: Int)] = []
        var depth: Int

        var isDone: Bool { tried.count == moves.count }
        var untried: Int? { moves.indices.first { !tried.contains($0) } }
    }

    init(_ duel: Duel<F>) async {
        self.duel = duel
        match = await Match(duel)
        graph.firstCount = match.open.count
        at = visit(depth: 0)
    }

    /// Takes steps one by one, as far as they can be taken.
    func follow(_ way: [ScenarioStep<F.Step>]) async {
        await restart()
        var (numbers, count) = (Array(1..<(graph.firstCount + 1)), graph.firstCount)
        for step in way {
            let move: Int?
            switch step {
            case .input(let step):
                let line = Scenario<F>.text(of: .input(step))
                move = places[at].moves.firstIndex { self.line(of: $0) == line }
            case .answer(let number, let answer):
                guard let position = numbers.firstIndex(of: number) else { return }
                numbers.remove(at: position)
                let known = places[at].moves.firstIndex {
                    if case .answer(position, answer) = $0 { true } else { false }
                }
                move = known ?? places[at].moves.count
                if known == nil { places[at].moves.append(.answer(position, answer)) }
            }
            guard let move else { return }
            await take(move, isOffered: true)
            while numbers.count < graph.states[at].cards.count {
                count += 1
                numbers.append(count)
            }
        }
    }

    /// Takes moves that were not taken, those near the first state first.
    func explore(_ most: Int) async {
        var count = 0
        while count < most, !isLost {
            // A long match is slow.
            if match.cards.count > 60 { await restart() }
            guard let (path, isFromStart) = nearest(isLimited: most < .max) else { break }
            if isFromStart { await restart() }
            for move in path { await take(move) }
            guard let move = places[at].untried else { continue }
            await take(move)
            count += 1
        }
        await match.end()
    }

    private func restart() async {
        guard at != 0 else { return }
        await match.end()
        match = await Match(duel)
        at = 0
    }

    /// The moves that lead to a state where something is left to try, and whether they begin at the first.
    private func nearest(isLimited: Bool) -> (path: [Int], isFromStart: Bool)? {
        let least = places.lazy.filter { !$0.isDone }.map(\.depth).min()
        guard let least else { return nil }
        let most = isLimited ? least + 2 : Int.max
        if let here = path(from: at, upTo: most) { return (here, false) }
        return path(from: 0, upTo: most).map { ($0, true) }
    }

    private func path(from first: Int, upTo depth: Int) -> [Int]? {
        var before: [Int: (place: Int, move: Int)] = [:]
        var border = [first]
        while !border.isEmpty {
            if var place = border.first(where: { !places[$0].isDone && places[$0].depth <= depth })
            {
                var moves: [Int] = []
                while place != first, let step = before[place] {
                    moves.append(step.move)
                    place = step.place
                }
                return moves.reversed()
            }
            var next: [Int] = []
            for place in border {
                for edge in places[place].targets
                where edge.target != first && before[edge.target] == nil {
                    before[edge.target] = (place, edge.move)
                    next.append(edge.target)
                }
            }
            border = next
        }
        return nil
    }

    /// Takes a move of this place. One that opens too many requests is taken back, and what changes nothing
    /// is not offered.
    private func take(_ move: Int, isOffered: Bool = false) async {
        let source = at
        let before = match.burden
        await match.take(places[source].moves[move])
        let isKnown = places[source].tried.contains(move)
        let isFull = match.burden > max(before, duel.mostOpen)
        if !isKnown, isFull {
            note(move, from: source)
            graph.states[source].isFull = true
            at = -1
            return await restart()
        }
        at = visit(depth: places[source].depth + 1)
        guard !isKnown else {
            let expected = places[source].targets.first { $0.move == move }?.target ?? source
            isLost = isLost || at != expected
            return
        }
        note(move, from: source)
        guard at != source || isOffered else { return }
        places[source].targets.append((move, at))
        var position: Int?
        if case .answer(let card, _) = places[source].moves[move] { position = card }
        graph.states[source].add(
            .init(line: line(of: places[source].moves[move]), position: position, target: at),
            order: move)
    }

    private func note(_ move: Int, from source: Int) {
        places[source].tried.insert(move)
        graph.states[source].isExplored = places[source].isDone
    }

    private func line(of move: Match<F>.Move) -> String {
        switch move {
        case .deed(let deed): deed.line
        case .answer(_, let answer): "answer # \(answer.text)"
        case .leave: "leave-for-good"
        }
    }

    /// The state that the match has come to.
    private func visit(depth: Int) -> Int {
        let key = match.key
        if let index = indices[key] {
            places[index].depth = min(places[index].depth, depth)
            return index
        }
        let index = graph.states.count
        indices[key] = index
        places.append(Place(moves: duel.moves(at: match), depth: depth))
        graph.states.append(match.shows(isFound: duel.isFound(match)))
        graph.states[index].isExplored = places[index].isDone
        return index
    }
}
