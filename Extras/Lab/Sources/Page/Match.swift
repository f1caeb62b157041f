import Explorer
import Scenarios

/// Two screens on which the same steps are taken. They may open different requests.
@MainActor
final class Match<F: Feature> {
    enum Move {
        case deed(Duel<F>.Deed)
        /// Answers an open card on each screen that has it open. The open cards are counted from zero.
        case answer(Int, Answer)
        /// The owners of both screens release them.
        case leave
    }

    /// A request of one or both screens.
    struct Card {
        let name: String
        let kind: Requests.Kind
        /// The request's number at each screen; nil where the screen has not opened it.
        fileprivate(set) var numbers: [Int?]
    }

    let race: Race
    private(set) var cards: [Card] = []
    /// True once the screens are released.
    private(set) var isLeft = false
    private let plays: [Play<F>]
    /// The last write that the server of each screen has done, by its name.
    private var written: [String?] = [nil, nil]
    /// True for a screen that took an answer after its owner had released it.
    private var actedLate = [false, false]
    private var seen = [0, 0]

    init(_ duel: Duel<F>) async {
        race = duel.race
        let isHonoured = race.honoursCancellation == true
        plays = duel.screens.map { Play(isHonoured ? .honoured : .ignored, makeScreen: $0) }
        for step in duel.beginning {
            for play in plays { try? play.begin(step) }
            await goOn()
        }
        if duel.beginning.isEmpty { await goOn() }
    }

    /// The indices of the cards that can be answered.
    var open: [Int] { cards.indices.filter { cards[$0].kind != .stream && isOpen($0) } }

    private func isOpen(_ card: Int) -> Bool {
        plays.indices.contains { request(card, at: $0) != nil }
    }

    /// The request of a card at one screen, while it is open there.
    private func request(_ card: Int, at play: Int) -> Requests.Request? {
        cards[card].numbers[play].map { plays[play].requests.all[$0 - 1] }
            .flatMap { $0.isAnswered ? nil : $0 }
    }

    func take(_ move: Move) async {
        switch move {
        case .deed(let deed):
            for step in deed.steps {
                for play in plays { try? play.begin(.input(step)) }
            }
        case .answer(let position, let answer):
            let card = open[position]
            for index in plays.indices { self.answer(card, answer, at: index) }
        case .leave:
            for play in plays { _ = await play.release() }
            isLeft = true
        }
        await goOn()
    }

    private func answer(_ card: Int, _ answer: Answer, at index: Int) {
        guard let request = request(card, at: index) else { return }
        if isLeft, !request.isCancelled, request.kind == .read, answer == .ok {
            actedLate[index] = true
        }
        let isGone = request.isCancelled && plays[index].requests.cancellation == .honoured
        if request.kind == .write, answer == .ok, !isGone { written[index] = cards[card].name }
        try? plays[index].begin(.answer(request.number, answer))
    }

    /// Runs all that follows from a move, and makes cards of the new requests.
    private func goOn() async {
        repeat { await Play.settle(plays) } while passTime()
        for index in plays.indices { deal(of: index) }
    }

    /// Answers the requests that wait for time to pass, and those that the race answers at once. Returns
    /// whether there were any.
    private func passTime() -> Bool {
        var isPassing = false
        for play in plays {
            for request in play.requests.open
            where request.kind == .wait
                || race.answeredAtOnce?.contains(where: request.name.hasPrefix) == true
            {
                try? play.begin(.answer(request.number, .ok))
                isPassing = true
            }
        }
        return isPassing
    }

    /// Makes cards of the new requests of a screen. A request that both screens open has one card.
    private func deal(of index: Int) {
        let requests = plays[index].requests.all
        for request in requests.dropFirst(seen[index]) where !request.isAnswered {
            // Two saves may replace different texts, though the user did the same on both screens.
            let name = String(request.name.split(separator: ", replacing ")[0])
            let same = cards.indices.first {
                cards[$0].numbers[index] == nil && cards[$0].name == name && isOpen($0)
            }
            if same == nil {
                cards.append(Card(name: name, kind: request.kind, numbers: plays.map { _ in nil }))
            }
            cards[same ?? cards.count - 1].numbers[index] = request.number
        }
        seen[index] = requests.count
    }

    /// How many requests are open, or wait at a screen for others to end, as saves of one note do.
    var burden: Int {
        guard F.self == NotesScenario.self else { return open.count }
        return plays.map { reflected($0.state).matches(of: /inFlight/).count }.reduce(
            open.count, max)
    }

    /// Resumes every caller that still waits.
    func end() async {
        for play in plays { await play.end() }
    }
}

extension Match {
    var state: DuelGraph.State {
        DuelGraph.State(
            screens: plays.indices.map { play in
                let more = [
                    ("written", written[play]), ("acted", actedLate[play] ? "yes" : nil),
                ]
                return plays[play].state.fields.flattened
                    + more.filter { $0.1 != nil }.map { ScreenField($0, .text($1)) }
            },
            cards: open.map { card in
                [cards[card].name]
                    + plays.indices.map { play in
                        request(card, at: play).map { $0.isCancelled ? "cancelled" : "open" }
                            ?? "none"
                    }
            }, isFound: isFound, isLeft: isLeft)
    }

    /// True if the mistake shows.
    var isFound: Bool {
        let fields = plays.map(\.state.fields)
        switch race.found {
        case nil: return false
        case .screensDiffer: return fields[0] != fields[1] || actedLate[0] != actedLate[1]
        // The screens count as different only when neither waits any more.
        case .screensDifferInTheEnd:
            return fields[0] != fields[1] && !plays.contains { F.isWaiting($0.state) }
        case .secondActsTwice:
            return plays.map { reflected($0.state).matches(of: /loggedIn/).count } == [1, 2]
        // No request of the left screen is open any more, and the last writes of the two servers differ.
        case .serversDiffer:
            return written[0] != written[1] && open.allSatisfy { request($0, at: 0) == nil }
        case .secondShowsAnothersList:
            let (bo, fruit) = (ScreenField.Value.text("bo@x.test"), ["a", "b", "c"])
            let seen = [ScreenField("session", bo), ScreenField("items.items", .list(fruit))]
            return seen.allSatisfy(fields[1].flattened.contains) && !F.isWaiting(plays[0].state)
        }
    }

    /// All that a match shows, and all that decides how it goes on.
    var key: String {
        let sides = plays.indices.map { play in
            let open = open.map { card in
                request(card, at: play).map { "\($0.isCancelled)" } ?? "-"
            }
            let hidden = plays[play].requests.open
                .filter { $0.kind == .stream && !$0.isCancelled }.map(
                    \.name)
            return [essence(plays[play]), kept(plays[play])] + open + hidden.sorted()
        }
        return "\(open.map { cards[$0].name }) \(sides) \(written) \(isLeft) \(actedLate)"
    }

    /// The state in words, without the saves that have succeeded. They would stay in the state for ever,
    /// because a match never answers the stream of notes.
    private func essence(_ play: Play<F>) -> String {
        reflected(play.state).replacing(
            #/\(save\(“[^”]*” \(“[^”]*”\) \(\(“[^”]*”\)\)\) saved[^)]*\)\) ?/#, with: ""
        )
        .replacing(#/ \(\(“[^”]*”\)\)\) inFlight/#, with: " inFlight")
    }

    /// The last lists that an app has asked for: a mistake may hold them, though no screen shows them.
    private func kept(_ play: Play<F>) -> String {
        guard F.self == AppScenario.self else { return "" }
        let loads = play.requests.all.filter {
            $0.name.hasPrefix("load") && $0.name != "load users"
        }
        let loaded = loads.last { load in
            guard case .success? = play.requests.results[load.number] else { return false }
            return !load.isCancelled
        }
        return
            "\(loaded?.name ?? "") \(loads.last.map { "\($0.isAnswered) \($0.isCancelled)" } ?? "")"
    }
}

/// A value in words that are the same for equal values.
private func reflected(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let counts = ["unsavedChanges", "failedWrites", "revision"]
    let parts = mirror.children.lazy.filter { !counts.contains($0.label ?? "") }.map {
        reflected($0.value)
    }
    switch mirror.displayStyle {
    case .set, .dictionary: return "{\(parts.sorted().joined(separator: " "))}"
    case .enum where mirror.children.isEmpty: return "\(value)"
    case .enum: return (mirror.children.first?.label ?? "") + parts.joined()
    case nil: return "“\(value)”"
    default: return "(\(parts.joined(separator: " ")))"
    }
}
