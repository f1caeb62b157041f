import Testing

@testable import Scenarios

/// What has happened when these steps have been taken, separated by semicolons, in each pattern.
@MainActor
func played<F: Feature>(_: F.Type, _ steps: String) async throws -> History<F> {
    let text = steps.replacing("; ", with: "\n")
    let steps = try Scenario<F>(parsing: text).lines.map(\.step)
    let history = try await Explorer(F.patterns, cancellation: .ignored).play(steps).get()
    #expect(history.steps == steps)
    return history
}

/// How the explorer tells what these steps lead to from what others do.
@MainActor
func stateKey<F: Feature>(_: F.Type, _ steps: String) async throws -> String {
    let history = try await played(F.self, steps)
    return F.stateKey(history, open: history.open)
}
