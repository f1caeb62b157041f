package import Domain
package import Presentation

/// The counter screen, as scenarios play it.
package enum CounterScenario: ScenarioFeature {
    package typealias State = CounterState

    package enum Step: Equatable, Sendable {
        case load
        case increment
        case decrement
        case reset
        /// Dismisses the error with this message; without one, the error that is shown.
        case clearError(String?)
    }

    nonisolated package static let name = "counter"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("load", means: "ask for the count", as: .load),
        ScenarioWord("increment", means: "tap +", as: .increment),
        ScenarioWord("decrement", means: "tap −", as: .decrement),
        ScenarioWord("reset", means: "tap reset", as: .reset),
        .clearError(Step.clearError),
    ]

    nonisolated package static let sampleContent = Counter.sample

    nonisolated package static let sampleScenario = text(PackageResources.counter_sample_txt)

    package static func controlledUseCases(_ content: Counter, _ requests: Requests)
        -> CounterUseCases
    {
        ControlledCounterService(content, requests).useCases
    }
}

extension CounterState: ScreenState {
    package var fields: [ScreenField] {
        [
            ScreenField("count", .text(count.map(String.init))),
            ScreenField("version", .number(counter?.version ?? 0)),
            ScreenField("loading", .flag(isLoading)),
            ScreenField("pending", .number(pendingChanges)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}
