import Explorer
import Scenarios
import Testing

@Suite(
    "Of many requests, only the newest read or the first login counts",
    .timeLimit(.minutes(5)))
@MainActor
struct BurstTests {
    @Test(
        "10,000 requests, a hundred at a time", arguments: FeatureCase.all,
        Requests.Cancellation.allCases)
    func burst(feature: FeatureCase, cancellation: Requests.Cancellation) async throws {
        try await playBurst(feature.feature, cancellation)
    }

    private func playBurst<F: Feature>(
        _ feature: F.Type, _ cancellation: Requests.Cancellation
    ) async throws {
        let (before, line) = try #require(FeatureCase.bursts[F.name])
        let beginning = try Scenario<F>(parsing: before).steps
        let step = try Scenario<F>(parsing: line).steps[0]
        for pattern in F.patterns {
            let makeScreen = pattern.makeScreen(over: F.sampleContent)
            let once = Play(.ignored, makeScreen: makeScreen)
            for step in beginning { try await once.take(step) }
            let opened = once.requests.all.count
            try await once.take(step)
            try await once.take(.answer(opened + 1, .ok))

            let play = Play(cancellation, makeScreen: makeScreen)
            for step in beginning { try await play.take(step) }
            let open = play.requests.open.map(\.number)
            for number in 1...10_000 {
                try play.begin(step)
                if number.isMultiple(of: 100) { await play.settle() }
            }
            let waiting = play.state
            let burst = play.requests.open.filter { !open.contains($0.number) }
            let newest = try #require(burst.last)
            #expect(burst.filter { !$0.isCancelled } == [newest])
            for request in burst.dropLast() {
                try play.begin(.answer(request.number, .fail("Too late.")))
            }
            await play.settle()
            #expect(play.state == waiting, "\(pattern)")
            try await play.take(.answer(newest.number, .ok))
            #expect(play.state == once.state, "\(pattern)")
            await once.end()
            await play.end()
        }
    }
}
