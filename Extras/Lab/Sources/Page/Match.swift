import Explorer
import Scenarios

/// One way through two screens: the same is done on both, and each may ask for something else.
@MainActor
final class Match<F: Feature> {
    enum Move {
        case deed(Duel<F>.Deed)
        /// Answers an open card, on each screen that has it open. They are counted from zero.
        case answer(Int, Answer)
        /// The owners of both screens release them.
        case leave
    }

    /// A request of one or both screens.
    struct Card {
        let name: String
        let kind: Requests.Kind
        /// Its number at each screen; nil where it was not asked.
        fileprivate(set) var numbers: [Int?]
        /// The services of each screen when it was asked.
        fileprivate(set) var services: [String]
    }

    let plays: [Play<F>]
    private(set) var cards: [Card] = []
    /// The last write that the server of each screen has done, by its name.
    private(set) var written: [String?]
    /// Outlives its owner, once the screens are left.
    private(set) var leftovers: [String?]?
    /// The screen took an answer after its owner had released it.
    private(set) var actedLate: [Bool]
    /// What no state tells: the password that was typed last, and what a counter has failed to answer.
    private var untold: [String] = []
    private let duel: Duel<F>
    private var seen: [Int]

    init(_ duel: Duel<F>) async {
        self.duel = duel
        plays = duel.screens.map { Play(duel.cancellation, makeScreen: $0) }
        written = plays.map { _ in nil }
        actedLate = plays.map { _ in false }
        seen = plays.map { _ in 0 }
        await goOn()
        for step in duel.beginning {
            switch step {
            case .input(let step): await take(.deed(Duel<F>.Deed(step)))
            case .answer(let number, let answer):
                if let position = open.firstIndex(of: number - 1) {
                    await take(.answer(position, answer))
                }
            }
        }
    }

    /// The indices of the cards that can be answered.
    var open: [Int] {
        cards.indices.filter { (cards[$0].kind != .stream || duel.showsStreams) && isOpen($0) }
    }

    private func isOpen(_ card: Int) -> Bool {
        plays.indices.contains { request(card, at: $0) != nil }
    }

    /// The request of a card at one screen, while it is open there.
    func request(_ card: Int, at play: Int) -> Requests.Request? {
        guard cards.indices.contains(card), let number = cards[card].numbers[play] else {
            return nil
        }
        let request = plays[play].requests.all[number - 1]
        return request.isAnswered ? nil : request
    }

    func take(_ move: Move) async {
        switch move {
        case .deed(let deed):
            let before = plays[0].state
            for step in deed.steps {
                for play in plays { try? play.begin(.input(step)) }
            }
            let isTyped = deed.line.contains("password ") && plays[0].state != before
            if isTyped { untold = [deed.line] }
        case .answer(let position, let answer):
            let card = open[position]
            if F.self == CounterScenario.self, answer != .ok { untold.append(cards[card].name) }
            for index in plays.indices { self.answer(card, answer, at: index) }
        case .leave:
            var left: [String?] = []
            for play in plays { left.append(await play.release()) }
            leftovers = left
        }
        await goOn()
    }

    private func goOn() async {
        await settle()
        while passTime() { await settle() }
        deal()
    }

    /// A write that waits for another one hears of its end by way of the pool, which may take long; so
    /// does an app of who is logged in.
    private func settle() async {
        await Play.settle(plays)
        guard !["items", "login", "users"].contains(F.name) else { return }
        var rounds = 0
        while rounds < 2 || (owesWrites && rounds < 10_000) {
            rounds += 1
            for _ in 1...4 { await Task.detached {}.value }
            await Play.settle(plays)
        }
    }

    /// A screen says that it is saving, and has not asked for it yet.
    private var owesWrites: Bool {
        leftovers == nil && cards.contains { $0.kind == .write }
            && plays.contains { play in
                !play.requests.open.contains { $0.kind == .write || $0.kind == .wait }
                    && reflected(play.state).contains("inFlight")
            }
    }

    /// Ends all that only waits for time to pass, or is answered at once; returns whether anything was.
    private func passTime() -> Bool {
        var isPassing = false
        for play in plays {
            for request in play.requests.open
            where (request.kind == .wait && !duel.showsWaits)
                || duel.answeredAtOnce.contains(where: request.name.hasPrefix)
            {
                try? play.begin(.answer(request.number, .ok))
                isPassing = true
            }
        }
        return isPassing
    }

    /// How many requests are open, or wait at a screen for others to end.
    var burden: Int {
        guard F.self == NotesScenario.self else { return open.count }
        return plays.map { reflected($0.state).matches(of: /inFlight/).count }.reduce(
            open.count, max)
    }

    /// Resumes every caller that still waits.
    func end() async {
        for play in plays { await play.end() }
    }

    private func answer(_ card: Int, _ answer: Answer, at index: Int) {
        guard let request = request(card, at: index) else { return }
        if leftovers?[index] != nil, !request.isCancelled, request.kind == .read, answer == .ok {
            actedLate[index] = true
        }
        try? plays[index].begin(.answer(request.number, answer))
        let isGone = request.isCancelled && duel.cancellation == .honoured
        if request.kind == .write, case .ok = answer, !isGone { written[index] = cards[card].name }
    }

    /// Puts what was asked since on cards; what both ask for is on one.
    private func deal() {
        for (index, play) in plays.enumerated() {
            for request in play.requests.all.dropFirst(seen[index]) where !request.isAnswered {
                // What a save replaces may differ, though the user did the same.
                let name = String(
                    request.name.prefix(
                        upTo: request.name.firstRange(of: ", replacing ")?.lowerBound
                            ?? request.name.endIndex))
                let same = cards.indices.first {
                    cards[$0].numbers[index] == nil && cards[$0].name == name && isOpen($0)
                }
                let card = same ?? cards.count
                if same == nil {
                    cards.append(
                        Card(
                            name: name, kind: request.kind, numbers: plays.map { _ in nil },
                            services: plays.map { _ in "" }))
                }
                cards[card].numbers[index] = request.number
                cards[card].services[index] = play.requests.service
            }
            seen[index] = play.requests.all.count
        }
    }
}

// What a match shows, as a state of a graph.
extension Match {
    func shows(isFound: Bool) -> DuelGraph.State {
        DuelGraph.State(
            screens: plays.indices.map { play in
                let more = [
                    ("written", written[play]), ("acted", actedLate[play] ? "yes" : nil),
                ]
                return plays[play].state.fields.flattened
                    + more.filter { $0.1 != nil }.map { ScreenField($0, .text($1)) }
            },
            cards: openCards, isFound: isFound, isLeft: leftovers != nil)
    }

    private var openCards: [DuelGraph.Card] {
        open.map { card in
            let status = plays.indices.map { play -> DuelGraph.Card.Status in
                request(card, at: play).map { $0.isCancelled ? .cancelled : .open } ?? .none
            }
            return DuelGraph.Card(name: cards[card].name, status: status)
        }
    }

    /// All that a match shows, and all that decides how it goes on.
    var key: String {
        let sides = plays.indices.map { play in
            let open = open.map { card in
                request(card, at: play).map { request in
                    let service = request.kind == .read ? cards[card].services[play] : ""
                    return "\(cards[card].name) \(request.isCancelled) \(duel.essence("", service))"
                }
            }
            let hidden = plays[play].requests.open
                .filter { $0.kind == .stream && !$0.isCancelled && !duel.showsStreams }.map(\.name)
            let state = duel.essence(reflected(plays[play].state), plays[play].requests.service)
            return canonicalText(
                [state] + open.map { $0 ?? "-" } + hidden.sorted() + [kept(plays[play])])
        }
        let turns = plays.map { $0.requests.all.count % duel.period }
        return "\(turns) \(sides) \(written) \(leftovers as Any) \(actedLate) \(untold)"
    }
}

extension Match {
    /// What somebody may still hold of the lists that an app has loaded, though it shows none.
    private func kept(_ play: Play<F>) -> String {
        let loads = play.requests.all.filter { $0.name == "load" }
        guard F.self == AppScenario.self, let last = loads.last else { return "" }
        let isLoaded = loads.contains { load in
            if case .success? = play.requests.results[load.number] {
                !load.isCancelled
            } else {
                false
            }
        }
        return "\(isLoaded) \(last.isAnswered) \(last.isCancelled)"
    }
}

/// Texts in which each revision is its place among all of them: only their order matters.
private func canonicalText(_ texts: [String]) -> String {
    let text = texts.joined(separator: " | ")
    let pattern = /revision: (\d+)/
    let all = Set(text.matches(of: pattern).compactMap { Int($0.1) }).sorted()
    return text.replacing(pattern) { match in
        "revision: \(all.firstIndex { "\($0)" == match.1 } ?? 0)"
    }
}

/// A value in words that are the same for equal values.
private func reflected(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.lazy.filter { $0.label != "unsavedChanges" }.map {
        $0.label == "revision" ? "revision: \($0.value)" : reflected($0.value)
    }
    switch mirror.displayStyle {
    case .set, .dictionary: return "{\(parts.sorted().joined(separator: " "))}"
    case .enum where mirror.children.isEmpty: return "\(value)"
    case .enum: return (mirror.children.first?.label ?? "") + parts.joined()
    case nil: return "“\(value)”"
    default: return "(\(parts.joined(separator: " ")))"
    }
}
