/// What one pattern showed and did while a scenario was played.
package struct Playback<Feature: ScenarioFeature>: Sendable {
    /// The state before the first step.
    package let start: Feature.State
    /// The state after each step.
    package private(set) var states: [Feature.State] = []
    package private(set) var tally = Tally()
    /// Every request that was opened, in that order.
    package private(set) var requests: [RequestSpan] = []

    /// What a pattern did on the way.
    package struct Tally: Equatable, Sendable {
        /// How often observers were notified.
        package var transitions = 0
        /// The answers that changed nothing.
        package var answersIgnored = 0
    }

    package var requestsOpened: Int { requests.count }
}

extension Scenario {
    /// Plays the steps through one pattern, each when all that followed from the last has happened.
    ///
    /// A step that is impossible, such as an answer to a request never opened, is an error.
    @MainActor
    package func play(
        _ pattern: Pattern<Feature>, content: Feature.Content,
        cancellation: Requests.Cancellation = .ignored
    ) async throws(ScenarioError) -> Playback<Feature> {
        let play = Play(cancellation, makeScreen: pattern.makeScreen(over: content))
        var playback = Playback<Feature>(start: play.state)
        for (index, line) in lines.enumerated() {
            do throws(RequestProblem) {
                try await play.take(line.step)
            } catch {
                await play.end()
                throw ScenarioError(line: line.number, problem: error.text)
            }
            playback.add(play, line.step, index)
        }
        await play.end()
        return playback
    }
}

extension Playback {
    @MainActor
    fileprivate mutating func add(
        _ play: Play<Feature>, _ step: ScenarioStep<Feature.Step>, _ index: Int
    ) {
        let isIgnored = step.ofUser == nil && play.state == states.last ?? start
        tally.answersIgnored += isIgnored ? 1 : 0
        tally.transitions += play.replaced.count
        states.append(play.state)
        requests.update(play.requests.takeChanged(), afterStep: index)
    }
}
