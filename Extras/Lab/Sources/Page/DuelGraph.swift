import Scenarios

/// All that can happen in a duel. To show it, nothing has to be computed.
struct DuelGraph {
    struct Edge {
        /// The line of the step. An answer has `#` in place of the number of its card.
        let line: String
        /// Which of the open cards is answered, counted from zero; nil for what the user does.
        let position: Int?
        let target: Int
    }

    struct State {
        let screens: [[ScreenField]]
        /// The open cards: the name of each, then “open”, “cancelled” or “none” for each screen.
        let cards: [[String]]
        let isFound: Bool
        let isLeft: Bool
        var edges: [Edge] = []
        /// True if a step is left out, because too many requests would be open after it.
        var isFull = false
    }

    var states: [State] = []
    /// How many cards are open in the first state. Cards are counted from one, in the order of opening.
    var firstCount = 0
}
