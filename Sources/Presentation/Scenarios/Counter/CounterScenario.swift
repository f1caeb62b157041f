public import Domain

/// The counter screen, as scenarios drive it.
public enum CounterScenario: ScenarioFeature {
    nonisolated public static let name = "counter"

    nonisolated public static let vocabulary: [ScenarioWord<CounterIntent>] = [
        ScenarioWord("load", means: "ask for the count", as: .loadRequested),
        ScenarioWord("increment", means: "tap +", as: .incrementTapped),
        ScenarioWord("decrement", means: "tap −", as: .decrementTapped),
        ScenarioWord("reset", means: "tap reset", as: .resetTapped),
        ScenarioWord("clear-error", means: "dismiss the error", as: .errorDismissed),
    ]

    nonisolated public static func line(for intent: CounterIntent) -> String {
        switch intent {
        case .loadRequested: "load"
        case .incrementTapped: "increment"
        case .decrementTapped: "decrement"
        case .resetTapped: "reset"
        case .errorDismissed: "clear-error"
        }
    }

    nonisolated public static let sampleContent = Counter(value: 41, version: 7)

    nonisolated public static let sampleScenario = """
        load
        answer 1 ok

        # Two taps overlap, and their answers cross: the older one changes nothing any more.
        increment
        increment
        answer 3 ok
        answer 2 ok

        # An answer is lost on its way back. The service has counted all the same, as the next shows.
        increment
        answer 4 fail Connection lost.
        decrement
        answer 5 ok

        # A reset overtakes a tap.
        increment
        reset
        answer 7 ok
        answer 6 ok
        """

    public static func makeScreen(
        _ pattern: Pattern, content: Counter, requests: Requests
    ) -> Screen<CounterState, CounterIntent> {
        let useCases = GatedCounter(content, requests: requests).useCases
        switch pattern {
        case .mvvm:
            let viewModel = CounterViewModel(useCases: useCases)
            return Screen(
                model: viewModel, state: { viewModel.state }, perform: viewModel.perform)
        case .mvi:
            return Screen(CounterState(), reducer: CounterReducer(useCases: useCases))
        }
    }
}

extension CounterState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("count", .number(count)),
            ScreenField("version", .number(counter.version)),
            ScreenField("isLoading", as: "loading", .flag(isLoading)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}
