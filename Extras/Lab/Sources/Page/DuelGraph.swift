import Scenarios

/// All states of a duel, and the steps from one state to another. With it, the page plays the duel without
/// Swift.
struct DuelGraph {
    struct Edge {
        /// The line of the step. In an answer, `#` replaces the number of the card; a card is a request of
        /// one or both screens.
        let line: String
        /// The index of the open card that is answered; nil for a step of the user.
        let position: Int?
        let target: Int
    }

    struct State {
        let screens: [[ScreenField]]
        /// The cards that can be answered. Each is a list: its name, then for each screen “open”,
        /// “cancelled” or “none”.
        let cards: [[String]]
        let isFound: Bool
        let isLeft: Bool
        var edges: [Edge] = []
        /// True if a step was left out, because it would open too many requests.
        var isFull = false
    }

    var states: [State] = []
    /// How many cards are open in the first state. Cards are numbered from one, in the order of opening.
    var firstCount = 0
}
