import Explorer
import Scenarios

/// Two screens side by side, what can be done on them, and when there is something to see.
@MainActor
struct Duel<F: Feature> {
    /// What the user does in one go, and the line that stands for it.
    struct Deed {
        let line: String
        let steps: [F.Step]
    }

    let screens: [Play<F>.MakeScreen]
    var cancellation = Requests.Cancellation.ignored
    /// Taken before the first state.
    var beginning: [ScenarioStep<F.Step>] = []
    var deeds: [Deed]
    /// The server says no to requests whose names begin so; nil if it never does.
    var refused: String? = ""
    var canLeave = false
    /// A stream is open as long as its screen is: it is seldom worth a card.
    var showsStreams = false
    /// Otherwise what only waits for time to pass has passed at once.
    var showsWaits = false
    /// Requests whose names begin so succeed at once.
    var answeredAtOnce: [String] = []
    /// What decides how a screen goes on, of its state and of its services.
    var essence: (_ state: String, _ service: String) -> String = { "\($0) \($1)" }
    /// What is answered comes round again after so many requests.
    var period = 1
    /// With so many open requests, one has to be answered before anything else can be asked.
    var mostOpen = 3
    /// Where the mistake shows, and the way ends.
    var isFound: (Match<F>) -> Bool = { _ in false }

    /// All that can happen, or so much of it as is seen within so many moves; `ways` are part of it.
    func graph(
        along ways: [[ScenarioStep<F.Step>]] = [], moves: Int = .max
    ) async -> DuelGraph {
        for _ in 1...5 {
            let search = await DuelSearch(self)
            for way in ways { await search.follow(way) }
            await search.explore(moves)
            if !search.isLost { return search.graph }
        }
        preconditionFailure("The same steps lead elsewhere each time.")
    }
}

extension Duel {
    /// What all moves at one place are, those of the user first.
    func moves(at match: Match<F>) -> [Match<F>.Move] {
        guard !isFound(match) else { return [] }
        let inputs: [Match<F>.Move] =
            match.leftovers == nil ? deeds.map { .deed($0) } + (canLeave ? [.leave] : []) : []
        return inputs
            + match.open.enumerated().flatMap { position, card -> [Match<F>.Move] in
                let (kind, name) = (match.cards[card].kind, match.cards[card].name)
                let isRefused =
                    refused.map(name.hasPrefix) == true && (kind == .read || kind == .write)
                return [.answer(position, .ok)]
                    + (isRefused ? [.answer(position, .fail("Refused."))] : [])
            }
    }
}

extension Duel.Deed {
    init(_ step: F.Step) {
        self.init(line: Scenario<F>.text(of: .input(step)), steps: [step])
    }

    /// A line, or a line for several: `log-in bo = email bo; submit`.
    init(_ text: String) throws(ScenarioError) {
        let parts = text.split(separator: " = ", maxSplits: 1).map(String.init)
        let lines = parts[parts.count - 1].split(separator: ";").joined(separator: "\n")
        let steps = try Scenario<F>(parsing: lines).steps.compactMap(\.asInput)
        self.init(line: parts[0], steps: steps)
    }
}
