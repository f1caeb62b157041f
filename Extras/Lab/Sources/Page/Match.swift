import Domain
import Explorer
import Presentation
import Scenarios

/// Two screens on which the same steps are taken. The screens may open different requests.
@MainActor
final class Match<F: Feature> {
    enum Move {
        case deed(Duel<F>.Deed)
        /// Answers an open card on each screen where it is open. The number is the index among the open
        /// cards.
        case answer(Int, Answer)
        /// The owners of both screens release them.
        case leave
    }

    /// A request that one or both screens have opened.
    struct Card {
        let name: String
        /// The request's number at each screen; nil where the screen has not opened it.
        fileprivate(set) var numbers: [Int?]
    }

    let race: Race
    private(set) var cards: [Card] = []
    /// True once the screens are released.
    private(set) var isLeft = false
    private let plays: [Play<F>]
    /// For each screen, the request number of the last write that its server has done.
    private var written: [Int?] = [nil, nil]
    /// The lines of the user's moves.
    private var lines: [String] = []
    /// True for a screen that accepted an answer after it was released.
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
    var open: [Int] { cards.indices.filter(isOpen) }

    private func isOpen(_ card: Int) -> Bool {
        plays.indices.contains { request(card, at: $0) != nil }
    }

    /// The request of a card on one screen; nil if it is not open there.
    private func request(_ card: Int, at play: Int) -> Requests.Request? {
        cards[card].numbers[play].map { plays[play].requests.all[$0 - 1] }
            .flatMap { $0.isAnswered ? nil : $0 }
    }

    func take(_ move: Move) async {
        switch move {
        case .deed(let deed):
            lines.append(deed.line)
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
        if request.kind == .write, answer == .ok, !isGone { written[index] = request.number }
        try? plays[index].begin(.answer(request.number, answer))
    }

    /// Runs all work that follows from a move, and makes cards for the new requests.
    private func goOn() async {
        repeat { await Play.settle(plays) } while passTime()
        for index in plays.indices { deal(of: index) }
    }

    /// Answers the requests that wait for time to pass, and the requests that the race answers at
    /// once. Returns whether there were any.
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

    /// Makes cards for the new requests of a screen. A request that both screens open has one card.
    private func deal(of index: Int) {
        let requests = plays[index].requests.all
        for request in requests.dropFirst(seen[index]) where !request.isAnswered {
            let same = cards.indices.first {
                cards[$0].numbers[index] == nil && cards[$0].name == request.name && isOpen($0)
            }
            if same == nil { cards.append(Card(name: request.name, numbers: [nil, nil])) }
            cards[same ?? cards.count - 1].numbers[index] = request.number
        }
        seen[index] = requests.count
    }

    /// The number of changes that a counter screen shows as pending.
    private func pending(_ play: Play<F>) -> Int {
        (play.state as? CounterState)?.pendingChanges ?? 0
    }

    /// The number of open requests or, if it is larger, the number of pending changes on a screen.
    var burden: Int { plays.map(pending).reduce(open.count, max) }

    /// The user's last lines that this screen has not sent yet.
    private func unsent(_ play: Play<F>) -> String {
        let sent = play.requests.all.count { $0.kind == .write }
        return lines.dropFirst(sent).suffix(pending(play)).joined(separator: " ")
    }

    /// The result of the last write that the server of a screen has done: the count, or else the name of
    /// the request.
    private func word(of play: Int) -> String? {
        guard let number = written[play] else { return nil }
        let requests = plays[play].requests
        if case .success(let counter as Counter)? = requests.results[number] {
            return "\(counter.value)"
        }
        return requests.all[number - 1].name
    }

    /// Resumes every caller that still waits.
    func end() async { for play in plays { await play.end() } }
}

extension Match {
    var state: DuelGraph.State {
        DuelGraph.State(
            screens: plays.indices.map { play in
                let more = [
                    ("written", word(of: play)), ("acted", actedLate[play] ? "yes" : nil),
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
        // The screens count as different only when both have stopped waiting.
        case .screensDifferInTheEnd:
            return fields[0] != fields[1] && !plays.contains { F.isWaiting($0.state) }
        case .secondActsTwice:
            return plays.map { reflected($0.state).matches(of: /loggedIn/).count } == [1, 2]
        // The left screen has no open request, and the last writes of the two servers differ.
        case .serversDiffer:
            return word(of: 0) != word(of: 1) && open.allSatisfy { request($0, at: 0) == nil }
        case .secondShowsAnothersList:
            let (bo, fruit) = (ScreenField.Value.text("bo@x.test"), ["a", "b", "c"])
            let seen = [ScreenField("session", bo), ScreenField("items.items", .list(fruit))]
            return seen.allSatisfy(fields[1].flattened.contains) && !F.isWaiting(plays[0].state)
        }
    }

    /// A text that is equal for two matches if they show the same and go on in the same way.
    var key: String {
        let sides = plays.indices.map { play in
            let open = open.map { card in
                request(card, at: play).map { "\($0.isCancelled)" } ?? "-"
            }
            let hidden = [kept(plays[play]), unsent(plays[play]), word(of: play) ?? ""]
            return [reflected(plays[play].state)] + hidden + open
        }
        return "\(open.map { cards[$0].name }) \(sides) \(isLeft) \(actedLate)"
    }

    /// The last lists that an app has requested. The app may store them because of a mistake, though no
    /// screen shows them.
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

/// A value as text. Equal values have the same text.
private func reflected(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.lazy.filter { $0.label != "failedWrites" }.map {
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
