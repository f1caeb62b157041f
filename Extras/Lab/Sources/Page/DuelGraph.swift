import Scenarios

/// All states of a duel, and the steps that lead from one to another, so that the page has to run no Swift.
struct DuelGraph {
    struct Edge {
        /// The line of the step. An answer has `#` in place of the number of its card, which is a request of
        /// one or both screens.
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
