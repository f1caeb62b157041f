public import Domain
public import Presentation

/// The counter screen, as scenarios play it.
public enum CounterScenario: Feature {
    public typealias State = CounterState

    public enum Step: Equatable, Sendable {
        case load
        case increment
        case decrement
        case reset
        /// Dismisses the error with this message; without one, the error that is shown.
        case clearError(String?)
    }

    nonisolated public static let name = "counter"

    nonisolated public static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("load", means: "ask for the count", as: .load),
        ScenarioWord("increment", means: "tap +", as: .increment),
        ScenarioWord("decrement", means: "tap −", as: .decrement),
        ScenarioWord("reset", means: "tap reset", as: .reset),
        .clearError(Step.clearError),
    ]

    nonisolated public static func line(for step: Step) -> String {
        switch step {
        case .load: "load"
        case .increment: "increment"
        case .decrement: "decrement"
        case .reset: "reset"
        case .clearError(let message): ScenarioWord<Step>.clearErrorLine(message)
        }
    }

    nonisolated public static let sampleContent = Counter.sample

    nonisolated public static let sampleScenario = """
        load
        answer 1 ok

        # Both taps count. The second goes out when the first has been answered.
        increment
        increment
        answer 2 ok
        answer 3 ok

        # An answer is lost on its way back. The service has counted all the same, as the next shows.
        increment
        answer 4 fail Connection lost.
        decrement
        answer 5 ok

        # A load that was opened before a change is answered after it: it brings no older count back.
        load
        reset
        answer 7 ok
        answer 6 ok
        """

    public static func controlledUseCases(_ content: Counter, _ requests: Requests)
        -> CounterUseCases
    {
        ControlledCounterService(content, requests).useCases
    }
}

extension CounterState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("count", .number(count)),
            ScreenField("version", .number(counter.version)),
            ScreenField("loading", .flag(isLoading)),
            ScreenField("pending", .number(pendingChanges)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}
