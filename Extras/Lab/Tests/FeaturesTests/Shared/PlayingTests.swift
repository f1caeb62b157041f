import Explorer
import Scenarios
import Testing

@Suite(
    "A sample scenario runs the same in each pattern, and leaves no memory", .timeLimit(.minutes(5))
)
@MainActor
struct PlayingTests {
    @Test(
        "The patterns show the same, and not an empty screen", arguments: FeatureCase.all,
        Requests.Cancellation.allCases)
    func sample(feature: FeatureCase, cancellation: Requests.Cancellation) async throws {
        try await playSample(feature.feature, cancellation)
    }

    private func playSample<F: Feature>(
        _ feature: F.Type, _ cancellation: Requests.Cancellation
    ) async throws {
        let scenario = try Scenario<F>(parsing: F.sampleScenario)
        var playbacks: [[F.State]] = []
        for pattern in F.patterns {
            let play = Play(cancellation, makeScreen: pattern.makeScreen(over: F.sampleContent))
            var states = [play.state]
            for step in scenario.steps {
                try await play.take(step)
                states.append(play.state)
            }
            await play.end()
            playbacks.append(states)
        }
        let first = try #require(playbacks.first)
        #expect(first.contains { $0 != first[0] })
        #expect(playbacks.allSatisfy { $0 == first })
    }

    @Test("Every step that is written as a line can be read again", arguments: FeatureCase.all)
    func readAsWritten(feature: FeatureCase) throws {
        try expectReadAsWritten(feature.feature)
    }

    private func expectReadAsWritten<F: Feature>(_ feature: F.Type) throws {
        let sample = try Scenario<F>(parsing: F.sampleScenario).steps
        for step in F.walkSteps.map({ .input($0) }) + sample {
            let line = Scenario<F>.text(of: step)
            #expect(try Scenario<F>(parsing: line).steps == [step])
        }
    }

    @Test(
        "After any step, a released screen leaves memory, and its reads are cancelled",
        arguments: FeatureCase.all, Requests.Cancellation.allCases)
    func released(feature: FeatureCase, cancellation: Requests.Cancellation) async throws {
        try await releaseAfterEachStep(feature.feature, cancellation)
    }

    private func releaseAfterEachStep<F: Feature>(
        _ feature: F.Type, _ cancellation: Requests.Cancellation
    ) async throws {
        let steps = try Scenario<F>(parsing: F.sampleScenario).steps
        for pattern in F.patterns {
            var releases = 0
            for count in 1...steps.count {
                let play = Play(cancellation, makeScreen: pattern.makeScreen(over: F.sampleContent))
                for step in steps.prefix(count) { try await play.take(step) }
                if play.requests.open.contains(where: { !$0.isCancelled }) { releases += 1 }
                #expect(await play.release() == nil, "\(pattern), after \(count) steps")
                await play.end()
            }
            #expect(releases > 0, "\(pattern): a request is open after some step")
        }
    }
}
