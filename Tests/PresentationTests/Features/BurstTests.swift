import Testing

@testable import Scenarios

@Suite("Of 10,000 loads, exactly the last is shown", .timeLimit(.minutes(5)))
@MainActor
struct BurstTests {
    @Test("A burst of loads", arguments: FeatureCase.all, Requests.Cancellation.allCases)
    func burst(feature: FeatureCase, cancellation: Requests.Cancellation) async throws {
        try await playBurst(feature.feature, cancellation)
    }

    /// Does nothing for a feature without a step `load`.
    private func playBurst<F: Feature>(
        _ feature: F.Type, _ cancellation: Requests.Cancellation
    ) async throws {
        guard let load = try? Scenario<F>(parsing: "load").lines.first?.step else { return }
        for pattern in F.patterns {
            let screen = pattern.makeScreen(over: F.sampleContent)
            let once = Player(.ignored, makeScreen: screen)
            try once.begin(load)
            await once.requests.settle()
            try once.begin(.answer(1, .ok))
            await once.requests.settle()

            let player = Player(cancellation, makeScreen: screen)
            for number in 1...10_000 {
                try player.begin(load)
                if number.isMultiple(of: 100) { await player.requests.settle() }
            }
            let wanted = player.requests.open.filter { !$0.isCancelled }
            #expect(player.requests.all.count == 100, "\(pattern)")
            #expect(wanted.map(\.number) == [100], "\(pattern)")
            let waiting = player.state
            for request in player.requests.open.dropLast() {
                try player.begin(.answer(request.number, .fail("Too late.")))
            }
            await player.requests.settle()
            #expect(player.state == waiting, "\(pattern)")
            try player.begin(.answer(100, .ok))
            await player.requests.settle()
            #expect(player.state == once.state, "\(pattern)")
        }
    }
}
