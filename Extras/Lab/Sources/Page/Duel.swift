import Explorer
import Scenarios

/// Two screens side by side, and the steps and answers that can be tried on them.
@MainActor
struct Duel<F: Feature> {
    /// One or several steps that the user takes with one click, and the line that names them.
    struct Deed {
        let line: String
        let steps: [F.Step]

        /// Reads a line with one step, or with a name for several steps: `log-in bo = email bo; submit`.
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

    /// The graph of all possible plays.
    func graph() async -> DuelGraph { await DuelSearch(self).graph() }

    /// All moves that are possible now, the user's moves first.
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

/// The possible steps of a duel, and how the visitor wins it.
struct Race: Decodable {
    /// The lines that are played before the visitor begins.
    var beginning: [String]?
    /// The lines that the visitor can choose.
    var steps: [String]
    /// The server can refuse requests whose names begin with this text.
    var refused: String?
    var canLeave: Bool?
    var honoursCancellation: Bool?
    /// Requests whose names begin with one of these texts have nothing to do with the race, and are
    /// answered at once.
    var answeredAtOnce: [String]?
    /// The result by which the visitor finds the mistake. It ends the race.
    var found: Found?
    /// How many requests may be open at the same time; nil means 3.
    var mostOpen: Int?

    enum Found: String, Decodable {
        case screensDiffer, screensDifferInTheEnd, serversDiffer, secondActsTwice
        /// The user Bo is logged in, but sees Al's list.
        case secondShowsAnothersList
    }
}
