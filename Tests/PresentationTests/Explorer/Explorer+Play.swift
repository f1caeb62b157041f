@testable import Presentation

/// A schedule that shows a fault.
struct Failure<Feature: ScenarioFeature>: Error {
    let steps: [Scenario<Feature>.Step]
    let cancellation: Requests.Cancellation
    /// What is wrong after the last step.
    let problem: String

    /// The schedule, ready for `DemoCLI compare`.
    var scenario: String { Scenario<Feature>(steps).lines.map(\.text).joined(separator: "\n") }
}

extension Failure: CustomStringConvertible {
    var description: String {
        """
        \(problem), with cancellation \(cancellation), after:

        \(scenario)

        To watch it: DemoCLI compare - --feature \(Feature.name)
        """
    }
}

extension Explorer {
    /// Takes one more step after a history that has been checked, and checks what comes of it.
    func play(_ history: History<Feature>, then step: Scenario<Feature>.Step) async -> Outcome {
        await play(history.steps + [step], checked: history)
    }

    /// Plays a schedule in both patterns and checks them after each step, and after letting go.
    func play(_ steps: [Scenario<Feature>.Step]) async -> Outcome {
        await play(steps, checked: History(moments: []))
    }

    private func play(
        _ steps: [Scenario<Feature>.Step], checked: History<Feature>
    ) async -> Outcome {
        let players = Pattern.allCases.compactMap { pattern in
            makeScreen[pattern].map { Player<Feature>(cancellation, makeScreen: $0) }
        }
        var history = checked
        var problem = checked.moments.isEmpty ? look(at: players, after: nil, &history) : nil
        var taken = 0
        while problem == nil, taken < steps.count {
            let step = steps[taken]
            taken += 1
            do throws(RequestProblem) {
                for player in players { try player.begin(step) }
                await Requests.settle(players.map(\.requests))
                guard taken >= checked.moments.count else { continue }
                problem = look(at: players, after: step, &history)
            } catch {
                problem = "the patterns have opened different requests: \(error.text)"
            }
        }
        players.forEach { $0.letGo() }
        await Requests.settle(players.map(\.requests))
        problem = problem ?? players.lazy.compactMap(\.leftover).first
        players.forEach { $0.requests.close() }
        await Requests.settle(players.map(\.requests))
        guard let problem else { return .success(history) }
        return .failure(
            Failure(steps: Array(steps[..<taken]), cancellation: cancellation, problem: problem))
    }

    /// Adds a moment to the history and says what is wrong with it.
    private func look(
        at players: [Player<Feature>], after step: Scenario<Feature>.Step?,
        _ history: inout History<Feature>
    ) -> String? {
        guard let first = players.first, let state = first.state else {
            return "there is no screen"
        }
        let requests = first.requests.all
        history.moments.append(.init(step: step, state: state, requests: requests))
        for other in players.dropFirst() {
            guard other.state == state else { return "the patterns show different states" }
            guard other.requests.all == requests else {
                return "the patterns have different requests open"
            }
        }
        if case .answer(let number, _)? = step, let before = history.moments.dropLast().last,
            before.requests[number - 1].isGivenUp, before.state != state
        {
            return "a late answer to “\(requests[number - 1].name)” changes the state"
        }
        return Feature.brokenInvariant(history)
    }
}
