import Domain
import Presentation

extension CounterScenario: PlayableFeature {
    nonisolated static func rows(in state: CounterState) -> Rows? { nil }

    nonisolated static func commands(
        in state: CounterState, at row: String?
    ) -> [FeatureCommand<CounterIntent>] {
        var commands: [FeatureCommand<CounterIntent>] = [
            FeatureCommand("+", "increment", .incrementTapped),
            FeatureCommand("-", "decrement", .decrementTapped),
            FeatureCommand("z", "reset to zero", .resetTapped),
            FeatureCommand("r", "reload", .loadRequested),
        ]
        if state.error != nil {
            commands.append(FeatureCommand("c", "clear error", .errorDismissed))
        }
        return commands
    }
}
