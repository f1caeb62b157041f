import Explorer
import Scenarios

/// Two screens side by side, and what can be done on them.
@MainActor
struct Duel<F: Feature> {
    /// What the user does in one go, and the line that stands for it.
    struct Deed {
        let line: String
        let steps: [F.Step]

        /// Reads a line that is a step, or that names several steps: `log-in bo = email bo; submit`.
        init(_ text: String) throws(ScenarioError) {
            let parts = text.split(separator: " = ", maxSplits: 1)
            let lines = String(parts[parts.count - 1]).replacing(";", with: "\n")
            steps = try Scenario<F>(parsing: lines).steps.compactMap(\.asInput)
            line = String(parts[0])
        }
    }

    let screens: [Play<F>.MakeScreen]
    let race: Race
    let beginning: [ScenarioStep<F.Step>]
    let deeds: [Deed]

    init(_ screens: [Play<F>.MakeScreen], _ race: Race) throws(ScenarioError) {
        (self.screens, self.race) = (screens, race)
        let lines = (race.beginning ?? []).joined(separator: "\n")
        beginning = try Scenario<F>(parsing: lines).steps
        deeds = try race.steps.map { text throws(ScenarioError) in try Deed(text) }
    }

    /// The graph of all that can happen.
    func graph() async -> DuelGraph { await DuelSearch(self).graph() }

    /// All moves that are possible at this point of a match, those of the user first.
    func moves(at match: Match<F>) -> [Match<F>.Move] {
        guard !match.isFound else { return [] }
        let inputs: [Match<F>.Move] =
            match.isLeft ? [] : deeds.map { .deed($0) } + (race.canLeave == true ? [.leave] : [])
        let answers = match.open.enumerated().flatMap { position, card -> [Match<F>.Move] in
            let canRefuse = race.refused.map(match.cards[card].name.hasPrefix) == true
            return [.answer(position, .ok)]
                + (canRefuse ? [.answer(position, .fail("Refused"))] : [])
        }
        return inputs + answers
    }
}

/// What can be done in a duel, and when there is something to see.
struct Race: Decodable {
    /// The lines that are played before the first state.
    var beginning: [String]?
    /// The lines that the user can choose.
    var steps: [String]
    /// The server can refuse requests whose names begin with this.
    var refused: String?
    var canLeave: Bool?
    var honoursCancellation: Bool?
    /// The beginnings of the names of requests that have nothing to do with the race, and so are answered at
    /// once.
    var answeredAtOnce: [String]?
    /// What the visitor has to see to find the mistake; then the race ends.
    var found: Found?
    /// How many requests may be open at once; nil means 3.
    var mostOpen: Int?

    enum Found: String, Decodable {
        case screensDiffer, screensDifferInTheEnd, serversDiffer, secondActsTwice
        /// Bo is logged in, and the list is Al’s.
        case secondShowsAnothersList
    }
}
