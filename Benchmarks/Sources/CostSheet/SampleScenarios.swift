import CostCounting
import Presentation

/// The bundled scenarios, played through both patterns.
@MainActor
enum SampleScenarios {
    static func costs() async throws -> [ScenarioCost] {
        [
            try await cost(ItemsScenario.self, of: .items),
            try await cost(LoginScenario.self, of: .login),
            try await cost(UsersScenario.self, of: .users),
            try await cost(CounterScenario.self, of: .counter),
            try await cost(AppScenario.self, of: .app),
        ]
    }

    private static func cost<F: ScenarioFeature>(
        _ feature: F.Type, of part: Owner.Part
    ) async throws -> ScenarioCost {
        let scenario = try Scenario<F>(parsing: F.sampleScenario)
        return ScenarioCost(
            feature: part, steps: scenario.lines.count,
            stateSize: MemoryLayout<F.State>.size, stateStride: MemoryLayout<F.State>.stride,
            mvvm: try await played(scenario, .mvvm), mvi: try await played(scenario, .mvi))
    }

    private static func played<F: ScenarioFeature>(
        _ scenario: Scenario<F>, _ pattern: Pattern
    ) async throws -> ScenarioCost.Played {
        let playback = try await scenario.play(pattern, content: F.sampleContent)
        return ScenarioCost.Played(
            notifications: playback.tally.transitions, requests: playback.requestsOpened)
    }
}
