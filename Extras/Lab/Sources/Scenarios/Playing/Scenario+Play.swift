extension Scenario {
    /// Takes the steps on a screen of one pattern. Each step begins when all that followed from the step
    /// before it has happened. Returns the state before the first step, and the state after each step.
    ///
    /// A step that is impossible, such as an answer to a request never opened, is an error.
    @MainActor
    public func play(
        _ pattern: Pattern<Feature>, content: Feature.Content,
        cancellation: Requests.Cancellation = .ignored
    ) async throws(ScenarioError) -> [Feature.State] {
        let play = Play(cancellation, makeScreen: pattern.makeScreen(over: content))
        var states = [play.state]
        for line in lines {
            do throws(RequestProblem) {
                try await play.take(line.step)
            } catch {
                await play.end()
                throw ScenarioError(line: line.number, problem: error.text)
            }
            states.append(play.state)
        }
        await play.end()
        return states
    }
}
