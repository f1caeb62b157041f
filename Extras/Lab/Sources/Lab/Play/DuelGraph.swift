import Scenarios

/// All that can happen in a duel, as far as it was explored. To show it, nothing has to be computed.
struct DuelGraph {
    /// A request, and how it stands at each screen.
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
