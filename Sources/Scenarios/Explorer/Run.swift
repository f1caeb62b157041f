/// One schedule, played on every screen that is compared, and checked after each step.
@MainActor
final class Run<Feature: ExploredFeature> {
    private(set) var history: History<Feature>
    private(set) var problem: String?
    private let players: [Player<Feature>]
    private let cancellation: Requests.Cancellation
    private let checksInvariants: Bool
    private var taken: [ScenarioStep<Feature.Step>] = []

    /// Moments that have been checked before are taken as they were.
    init(
        _ cancellation: Requests.Cancellation, _ screens: [Player<Feature>.MakeScreen],
        checked: History<Feature> = History(), checksInvariants: Bool = true
    ) {
        self.cancellation = cancellation
        self.checksInvariants = checksInvariants
        players = screens.map {
            Player(cancellation, Requests.Options(marksReads: true), makeScreen: $0)
        }
        history = checked
        if checked.moments.isEmpty { check(after: nil) }
    }

    /// Takes a step unless something is wrong already. Returns whether the step was possible.
    @discardableResult
    func take(_ step: ScenarioStep<Feature.Step>) async -> Bool {
        guard problem == nil else { return true }
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
        await Requests.settle(players.map(\.requests))
        if let refusal = refusals.first {
            problem = "the patterns have opened different requests: \(refusal)"
        } else if taken.count >= history.moments.count {
            check(after: step)
        }
        return true
    }

    /// Answers all that is open, until nothing is; then the screen must wait for nothing.
    func answerAll() async {
        while problem == nil, let request = history.open.first(where: { isAnswerable($0) }) {
            await take(.answer(request.number, .ok))
        }
        if problem == nil, Feature.isWaiting(history.state) {
            problem = "the screen waits though every request has been answered"
        }
    }

    /// A service that honours cancellation has nothing left to answer.
    private func isAnswerable(_ request: Requests.Request) -> Bool {
        cancellation == .ignored || !request.isCancelled
    }

    /// Releases the screens, and returns what was wrong on the way or is left over.
    func end() async -> Failure<Feature>? {
        players.forEach { $0.release() }
        await Requests.settle(players.map(\.requests))
        problem = problem ?? players.lazy.compactMap(\.leftover).first
        players.forEach { $0.requests.close() }
        await Requests.settle(players.map(\.requests))
        return problem.map {
            Failure(
                steps: taken, cancellation: cancellation, problem: $0, playback: history.playback)
        }
    }

    /// Adds a moment to the history and finds what is wrong with it.
    private func check(after step: ScenarioStep<Feature.Step>?) {
        guard let first = players.first, let state = first.state else { return }
        let requests = first.requests.all
        history.append(.init(step: step, state: state, requests: requests))
        for other in players.dropFirst() {
            if let otherState = other.state, otherState != state {
                let differences = state.differences(from: otherState).map(\.description)
                problem = "the patterns differ in \(differences.joined(separator: ", "))"
            } else if other.requests.all != requests {
                problem = "the patterns have opened or cancelled different requests"
            }
        }
        guard checksInvariants, problem == nil else { return }
        problem = history.lateAnswerThatCounts ?? Feature.brokenInvariant(history)
    }
}

extension Run {
    /// Takes a step while an observer takes another from within the notification, as the history then
    /// shows. For a run of one screen.
    func take(_ step: ScenarioStep<Feature.Step>, observerTakes reaction: Feature.Step) async {
        guard problem == nil, let player = players.first else { return }
        do throws(RequestProblem) {
            try player.begin(step, observerTakes: reaction)
        } catch {
            problem = error.text
        }
        taken.append(step)
        await player.requests.settle()
        guard player.endObserving() else { return check(after: step) }
        if let state = player.state {
            history.append(.init(step: step, state: state, requests: player.requests.all))
        }
        taken.append(.user(reaction))
        check(after: .user(reaction))
    }
}
