import Explorer
import Scenarios

/// Takes each move from each state of a match once. The result is the graph of the duel.
@MainActor
final class DuelSearch<F: Feature> {
    private let duel: Duel<F>
    private var known = DuelGraph()
    private var indices: [String: Int] = [:]
    private var places: [Place] = []
    private var match: Match<F>
    private var at = 0

    /// What the search stores about a state.
    private struct Place {
        var moves: [Match<F>.Move]
        var untried: [Int]
        /// The edges, by the indices of their moves.
        var edges: [Int: DuelGraph.Edge] = [:]
        /// A move that leads to this state, and the state from which it was taken; nil for the first state.
        var origin: (place: Int, move: Int)?
        var depth = 0
    }

    init(_ duel: Duel<F>) async {
        self.duel = duel
        match = await Match(duel)
        known.firstCount = match.open.count
        at = visit(from: nil)
    }

    /// Takes all moves. States near the first state come first.
    func graph() async -> DuelGraph {
        while let nearest = places.indices.filter({ !places[$0].untried.isEmpty })
            .min(by: { places[$0].depth < places[$1].depth })
        {
            // It is faster to continue from here than to go back, but then the search gets far from the
            // first state.
            let isNear = places[at].depth < places[nearest].depth + 3 && match.cards.count < 60
            if places[at].untried.isEmpty || !isNear { await go(to: nearest) }
            await take(places[at].untried[0])
        }
        await match.end()
        for (index, place) in places.enumerated() {
            known.states[index].edges = place.edges.sorted { $0.key < $1.key }.map(\.value)
        }
        return known
    }

    private func go(to place: Int) async {
        var (way, first) = ([Match<F>.Move](), place)
        while let origin = places[first].origin {
            way.append(places[origin.place].moves[origin.move])
            first = origin.place
        }
        await match.end()
        match = await Match(duel)
        for move in way.reversed() { await match.take(move) }
        at = place
    }

    /// Takes a move from the current state. If it opens too many requests, goes back. A move that changes
    /// nothing gets no edge.
    private func take(_ move: Int) async {
        let (source, before) = (at, match.burden)
        await match.take(places[source].moves[move])
        places[source].untried.removeAll { $0 == move }
        if match.burden > max(before, duel.race.mostOpen ?? 3) {
            known.states[source].isFull = true
            return await go(to: source)
        }
        at = visit(from: (source, move))
        guard at != source else { return }
        var position: Int?
        if case .answer(let card, _) = places[source].moves[move] { position = card }
        places[source].edges[move] = DuelGraph.Edge(
            line: line(of: places[source].moves[move]), position: position, target: at)
    }

    private func line(of move: Match<F>.Move) -> String {
        switch move {
        case .deed(let deed): deed.line
        case .answer(_, let answer): "answer # \(answer.text)"
        case .leave: "leave-for-good"
        }
    }

    /// The index of the state that the match has reached. A new state is added.
    private func visit(from origin: (place: Int, move: Int)?) -> Int {
        let depth = origin.map { places[$0.place].depth + 1 } ?? 0
        let key = match.key
        if let index = indices[key] {
            if depth < places[index].depth {
                (places[index].origin, places[index].depth) = (origin, depth)
            }
            return index
        }
        let moves = duel.moves(at: match)
        indices[key] = places.count
        places.append(
            Place(moves: moves, untried: Array(moves.indices), origin: origin, depth: depth))
        known.states.append(match.state)
        return places.count - 1
    }
}
