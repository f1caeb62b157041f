@testable import Presentation

/// One schedule under way in both patterns, checked after each step.
@MainActor
final class PairedRun<Feature: ExploredFeature> {
    private(set) var history: History<Feature>
    private(set) var problem: String?
    private let players: [Player<Feature>]
    private let cancellation: Requests.Cancellation
    private var taken: [Scenario<Feature>.Step] = []

    /// What has been checked before need not be checked again: its moments are taken as they were.
    init(
        _ cancellation: Requests.Cancellation, _ makeScreen: [Pattern: Player<Feature>.MakeScreen],
        checked: History<Feature> = History(moments: [])
    ) {
        self.cancellation = cancellation
        players = Pattern.allCases.compactMap { pattern in
            makeScreen[pattern].map { Player(cancellation, makeScreen: $0) }
        }
        history = checked
        if checked.moments.isEmpty { look(after: nil) }
    }

    /// Takes a step unless something is wrong already. Returns whether the step could be taken.
    @discardableResult
    func take(_ step: Scenario<Feature>.Step) async -> Bool {
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
            look(after: step)
        }
        return true
    }

    /// Lets go of both screens, and says what was wrong on the way or is left over.
    func end() async -> Failure<Feature>? {
        players.forEach { $0.letGo() }
        await Requests.settle(players.map(\.requests))
        problem = problem ?? players.lazy.compactMap(\.leftover).first
        players.forEach { $0.requests.close() }
        await Requests.settle(players.map(\.requests))
        return problem.map { Failure(steps: taken, cancellation: cancellation, problem: $0) }
    }

    /// Adds a moment to the history and finds what is wrong with it.
    private func look(after step: Scenario<Feature>.Step?) {
        guard let first = players.first, let state = first.state else { return }
        let requests = first.requests.all
        history.moments.append(.init(step: step, state: state, requests: requests))
        for other in players.dropFirst() {
            if let otherState = other.state, otherState != state {
                let differences = state.differences(from: otherState).map(\.description)
                problem = "the patterns differ in \(differences.joined(separator: ", "))"
            } else if other.requests.all != requests {
                problem = "the patterns have different requests open"
            }
        }
        problem = problem ?? history.lateAnswerThatCounts ?? Feature.brokenInvariant(history)
    }
}

extension History {
    /// The last step, if it answers a request that had been given up and yet changes the state.
    fileprivate var lateAnswerThatCounts: String? {
        guard let last = moments.last, case .answer(let number, _)? = last.step,
            let before = moments.dropLast().last, before.requests[number - 1].isGivenUp,
            before.state != last.state
        else { return nil }
        return "a late answer to “\(last.requests[number - 1].name)” changes the state"
    }
}
