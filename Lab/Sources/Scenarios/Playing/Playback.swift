/// What one pattern showed and did while a scenario was played.
package struct Playback<Feature: ScenarioFeature>: Sendable {
    /// The state before the first step.
    package let start: Feature.State
    /// The state after each step.
    package private(set) var states: [Feature.State] = []
    /// Every request that was opened, in that order.
    package private(set) var requests: [RequestSpan] = []
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
            playback.add(play, index)
        }
        await play.end()
        return playback
    }
}

extension Playback {
    @MainActor
    fileprivate mutating func add(_ play: Play<Feature>, _ index: Int) {
        states.append(play.state)
        requests.update(play.requests.takeChanged(), afterStep: index)
    }
}
