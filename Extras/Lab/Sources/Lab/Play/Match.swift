import Explorer
import Scenarios

/// One way through two screens: the same is done on both, and each may ask for something else.
@MainActor
final class Match<F: Feature> {
    enum Move {
        case step(F.Step)
        /// Answers the card of this index, on each screen that has it open.
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
    }

    let plays: [Play<F>]
    private(set) var cards: [Card] = []
    /// The last write that the server of each screen has done, by its name.
    private(set) var written: [String?]
    /// Outlives its owner, once the screens are left.
    private(set) var leftovers: [String?]?
    private let duel: Duel<F>
    private var seen: [Int]

    init(_ duel: Duel<F>) {
        self.duel = duel
        plays = duel.screens.map { Play(duel.cancellation, makeScreen: $0) }
        written = plays.map { _ in nil }
        seen = plays.map { _ in 0 }
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

    /// In haste, a screen that is told something by way of the concurrent pool may be late.
    func take(_ move: Move, isInHaste: Bool = false) async {
        switch move {
        case .step(let step): for play in plays { try? play.begin(.input(step)) }
        case .answer(let card, let answer):
            for index in plays.indices { self.answer(card, answer, at: index) }
        case .leave:
            var left: [String?] = []
            for play in plays { left.append(await play.release()) }
            leftovers = left
        }
        await settle(isInHaste)
        while !duel.showsWaits, passTime() { await settle(isInHaste) }
        deal()
    }

    /// A write that waits for another one hears of its end by way of the pool.
    private func settle(_ isInHaste: Bool) async {
        for _ in 0..<(isInHaste ? 0 : 4) {
            await Play.settle(plays)
            for _ in 1...4 { await Task.detached {}.value }
        }
        await Play.settle(plays)
    }

    /// Ends all that only waits for time to pass; returns whether anything did.
    private func passTime() -> Bool {
        var isPassing = false
        for play in plays {
            for request in play.requests.open where request.kind == .wait {
                try? play.begin(.answer(request.number, .ok))
                isPassing = true
            }
        }
        return isPassing
    }

    /// Resumes every caller that still waits.
    func end() async {
        for play in plays { await play.end() }
    }

    private func answer(_ card: Int, _ answer: Answer, at index: Int) {
        guard let request = request(card, at: index) else { return }
        try? plays[index].begin(.answer(request.number, answer))
        let isGone = request.isCancelled && duel.cancellation == .honoured
        if request.kind == .write, case .ok = answer, !isGone { written[index] = cards[card].name }
    }

    /// Puts what was asked since on cards; what both ask for is on one.
    private func deal() {
        for (index, play) in plays.enumerated() {
            for request in play.requests.all.dropFirst(seen[index]) {
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
                    let numbers = plays.map { _ in Int?.none }
                    cards.append(Card(name: name, kind: request.kind, numbers: numbers))
                }
                cards[card].numbers[index] = request.number
            }
            seen[index] = play.requests.all.count
        }
    }
}
