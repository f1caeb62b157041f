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
        /// Its place among all moves from there.
        fileprivate(set) var order = 0
    }

    struct State {
        let screens: [[ScreenField]]
        let cards: [Card]
        let isFound: Bool
        let isLeft: Bool
        private(set) var edges: [Edge] = []
        /// Something can't be done, because too many requests are open.
        var isFull = false
        var isExplored = false

        mutating func add(_ edge: Edge, order: Int) {
            var edge = edge
            edge.order = order
            edges.insert(edge, at: edges.firstIndex { $0.order > order } ?? edges.count)
        }
    }

    var states: [State] = []
    /// How many cards are open in the first state. Cards are counted from one, in the order of opening.
    var firstCount = 0
}

extension DuelGraph {
    /// From each state the fewest steps to where the mistake shows; nil where no way leads there.
    var distances: [Int?] {
        var sources = states.map { _ in [Int]() }
        for (index, state) in states.enumerated() {
            for edge in state.edges { sources[edge.target].append(index) }
        }
        var far = states.map { $0.isFound ? 0 : Int?.none }
        var next = states.indices.filter { states[$0].isFound }
        while !next.isEmpty {
            next = next.flatMap { index in
                sources[index].filter { source in
                    guard far[source] == nil else { return false }
                    far[source] = far[index].map { $0 + 1 }
                    return true
                }
            }
        }
        return far
    }
}
