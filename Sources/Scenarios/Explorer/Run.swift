/// One schedule, played on every screen that is compared, and checked after each step.
@MainActor
final class Run<Feature: ExploredFeature> {
    private(set) var history: History<Feature>
    private(set) var problem: String?
    private let players: [Player<Feature>]
    private let cancellation: Requests.Cancellation
    private var taken: [ScenarioStep<Feature.Step>] = []

    /// Moments that have been checked before are taken as they were.
    init(
        _ cancellation: Requests.Cancellation, _ screens: [Player<Feature>.MakeScreen],
        checked: History<Feature>? = nil, marksReads: Bool = true
    ) async {
        self.cancellation = cancellation
        players = screens.map {
            Player(cancellation, Requests.Options(marksReads: marksReads), makeScreen: $0)
        }
        history = checked ?? History(cancellation)
        if checked == nil { await check(after: nil) }
    }

    /// Takes a step unless something is wrong already. Returns whether the step was possible.
    @discardableResult
    func take(_ step: ScenarioStep<Feature.Step>) async -> Bool {
        guard problem == nil else { return true }
        let isChecked = taken.count + 1 >= history.moments.count
        if isChecked { players.forEach { $0.observe() } }
        let refusals = players.compactMap { player -> String? in
            do throws(RequestProblem) {
                try player.begin(step)
                return nil
            } catch {
                return error.text
            }
        }
        guard refusals.count < players.count else { return false }
        taken.append(step)
        await Requests.settle(players.map { $0.requests })
        if let refusal = refusals.first {
            problem = "the screens have opened different requests: \(refusal)"
        } else if isChecked {
            await check(after: step)
        } else {
            players.forEach { _ = $0.requests.takeChanged() }
        }
        return true
    }

    /// Answers all that is open, until nothing is but streams; then the screen must wait for nothing.
    func answerAll() async {
        while problem == nil,
            let request = history.open.first(where: { $0.kind != .stream && isAnswerable($0) })
        {
            await take(.answer(request.number, .ok))
        }
        guard problem == nil else { return }
        if Feature.isWaiting(history.state) {
            problem = Failure<Feature>.waitsForNothing
            return
        }
        // A call that listens to a stream ends with it.
        let streams = history.open.count { $0.kind == .stream && isAnswerable($0) }
        await waitForCalls { $0.calls.count > streams }
        if players.contains(where: { $0.calls.count > streams }) {
            problem = "a call has not ended though every request has been answered"
        }
    }

    /// Waits while some player has calls that should end. That a task has ended is known by way of the
    /// concurrent pool, which on a busy machine takes longer than all the rest.
    private func waitForCalls(while shouldEnd: (Player<Feature>) -> Bool) async {
        var turns = 0
        while turns < 1_000, players.contains(where: shouldEnd) {
            await Task {}.value
            turns += 1
        }
    }

    /// A service that honours cancellation has nothing left to answer.
    private func isAnswerable(_ request: RequestSpan) -> Bool {
        cancellation == .ignored || !request.isCancelled
    }

    /// Releases the screens, and returns what was wrong on the way or is left over.
    func end() async -> Failure<Feature>? {
        players.forEach { $0.release() }
        await Requests.settle(players.map { $0.requests })
        problem = problem ?? players.lazy.compactMap(\.leftover).first
        players.forEach { $0.requests.close() }
        await Requests.settle(players.map { $0.requests })
        return problem.map {
            Failure(
                steps: taken, cancellation: cancellation, problem: $0, playback: history.playback)
        }
    }

    /// Adds a moment to the history and finds what is wrong with it.
    private func check(after step: ScenarioStep<Feature.Step>?) async {
        let changes = players.map { $0.requests.takeChanged() }
        let before = history
        problem = findProblem(after: step, before, changes) { $0.calls }
        guard problem != nil else { return }
        // Is it only that a call has not ended yet?
        let other = findProblem(after: step, before, changes) { [history] in
            $0.calls.intersection(history.callsInFlight)
        }
        if other != problem {
            let inFlight = history.callsInFlight
            await waitForCalls { !$0.calls.isSubset(of: inFlight) }
        }
        problem = findProblem(after: step, before, changes) { $0.calls }
    }

    private func findProblem(
        after step: ScenarioStep<Feature.Step>?, _ before: History<Feature>,
        _ changes: [[Requests.Request]], calls: (Player<Feature>) -> Set<Int>
    ) -> String? {
        guard let first = players.first, let state = first.state else { return nil }
        history = moment(of: first, state, after: step, before, changes[0], calls(first))
        var difference: String?
        var violation = Feature.violation(history)
        for (player, changes) in zip(players, changes).dropFirst() {
            guard let otherState = player.state else { continue }
            difference = difference ?? self.difference(player, first, state)
            // What shows and asks the same keeps or breaks the same.
            let isAlike = player.calls == first.calls && player.replaced.count <= 1
            guard violation == nil, difference != nil || !isAlike else { continue }
            violation = Feature.violation(
                moment(of: player, otherState, after: step, before, changes, calls(player)))
        }
        return [difference, violation].compactMap(\.self).joined(separator: "; ").nilIfEmpty
    }

    private func moment(
        of player: Player<Feature>, _ state: Feature.State, after step: ScenarioStep<Feature.Step>?,
        _ history: History<Feature>, _ changes: [Requests.Request], _ calls: Set<Int>
    ) -> History<Feature> {
        var history = history
        let between = history.moments.last.map { player.between($0.state, state) } ?? []
        var result: Requests.Outcome?
        if case .answer(let number, _)? = step { result = player.requests.results[number] }
        history.append(
            .init(step: step, state: state, between: between), changes, result: result,
            calls: calls)
        return history
    }

    private func difference(
        _ player: Player<Feature>, _ first: Player<Feature>, _ state: Feature.State
    ) -> String? {
        if let otherState = player.state, otherState != state {
            let differences = state.differences(from: otherState).map(\.description)
            return "the screens differ in \(differences.joined(separator: ", "))"
        }
        return player.requests.all == first.requests.all
            ? nil : "the screens have opened or cancelled different requests"
    }
}

extension Run {
    var states: [Feature.State] { players.compactMap(\.state) }
    var work: [StateGraph.Work] { players.map(\.work) }

    func keepLog() { players.forEach { $0.keepLog() } }
}

extension String {
    fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
