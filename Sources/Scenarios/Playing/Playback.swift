/// What one pattern showed and did while a scenario was played.
public struct Playback<Feature: ScenarioFeature>: Sendable {
    /// The state before the first step.
    public let start: Feature.State
    /// The state after each step.
    public let states: [Feature.State]
    public let tally: ScenarioSession<Feature>.Tally
    /// Every request that was opened, in that order.
    public let requests: [RequestSpan]

    public var requestsOpened: Int { requests.count }
}

extension Scenario {
    /// Plays the steps through one pattern, each when all that followed from the last has happened.
    ///
    /// A step that is impossible, such as an answer to a request never opened, is an error.
    @MainActor
    public func play(
        _ pattern: Pattern<Feature>, content: Feature.Content,
        cancellation: Requests.Cancellation = .ignored
    ) async throws(ScenarioError) -> Playback<Feature> {
        try await play(
            in: ScenarioSession(pattern, content: content, cancellation: cancellation))
    }

    @MainActor
    func play(
        in session: ScenarioSession<Feature>
    ) async throws(ScenarioError) -> Playback<Feature> {
        let start = session.state
        var states: [Feature.State] = []
        var requests: [RequestSpan] = []
        for (index, line) in lines.enumerated() {
            do throws(RequestProblem) {
                try await session.play(line.step)
            } catch {
                await session.end()
                throw ScenarioError(line: line.number, problem: error.text)
            }
            states.append(session.state)
            requests.update(session.requests.takeChanged(), afterStep: index)
        }
        await session.end()
        return Playback(start: start, states: states, tally: session.tally, requests: requests)
    }
}
