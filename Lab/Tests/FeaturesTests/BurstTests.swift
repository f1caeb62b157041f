import Explorer
import Scenarios
import Testing

@Suite("Of many loads, exactly the last is shown", .timeLimit(.minutes(5)))
@MainActor
struct BurstTests {
    /// Those with a step `load`.
    nonisolated static let features = FeatureCase.all.filter { loads($0.feature) }

    private nonisolated static func loads<F: Feature>(_ feature: F.Type) -> Bool {
        (try? Scenario<F>(parsing: "load")) != nil
    }

    @Test("10,000 loads, a hundred at a time", arguments: features, Requests.Cancellation.allCases)
    func burst(feature: FeatureCase, cancellation: Requests.Cancellation) async throws {
        try await playBurst(feature.feature, cancellation)
    }

    private func playBurst<F: Feature>(
        _ feature: F.Type, _ cancellation: Requests.Cancellation
    ) async throws {
        let load = try Scenario<F>(parsing: "load").steps[0]
        for pattern in F.patterns {
            let makeScreen = pattern.makeScreen(over: F.sampleContent)
            let once = Play(.ignored, makeScreen: makeScreen)
            try await once.take(load)
            try await once.take(.answer(1, .ok))

            let play = Play(cancellation, makeScreen: makeScreen)
            for number in 1...10_000 {
                try play.begin(load)
                if number.isMultiple(of: 100) { await play.settle() }
            }
            let waiting = play.state
            #expect(play.requests.open.filter { !$0.isCancelled }.map(\.number) == [100])
            for request in play.requests.open.dropLast() {
                try play.begin(.answer(request.number, .fail("Too late.")))
            }
            await play.settle()
            #expect(play.state == waiting, "\(pattern)")
            try await play.take(.answer(100, .ok))
            #expect(play.state == once.state, "\(pattern)")
        }
    }
}
