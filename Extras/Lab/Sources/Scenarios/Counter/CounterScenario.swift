package import Domain
public import Presentation

/// The counter screen, as scenarios play it.
package enum CounterScenario: ScenarioFeature {
    package typealias State = CounterState

    package enum Step: Equatable, Sendable {
        case load
        case increment
        case decrement
        case reset
        /// Dismisses the error with this message. Nil dismisses the error that is shown.
        case clearError(String?)
    }

    nonisolated package static let name = "counter"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("load", as: .load),
        ScenarioWord("increment", as: .increment),
        ScenarioWord("decrement", as: .decrement),
        ScenarioWord("reset", as: .reset),
        .clearError(Step.clearError),
    ]

    /// The answer is an older count, from a store that has lost its last change.
    nonisolated package static let news = [ScenarioWord("older", as: "older")]

    nonisolated package static let sampleContent = Counter.sample

    nonisolated package static let sampleScenario = text(PackageResources.counter_sample_txt)

    package static func controlledUseCases(_ content: Counter, _ requests: Requests)
        -> CounterUseCases
    {
        let service = ControlledCounterService(content, requests)
        return CounterUseCases(get: service, change: service)
    }

    nonisolated package static func isWaiting(_ state: CounterState) -> Bool {
        state.isLoading || state.pendingChanges > 0
    }

    /// The summary is the count or `–`, then `…` while an answer is awaited, then `!` and the error.
    nonisolated package static func summary(_ state: CounterState) -> String {
        var words = [state.count.map(String.init) ?? "–"]
        if isWaiting(state) { words.append("…") }
        if let error = state.error { words.append("! \(error.message)") }
        return words.joined(separator: " ")
    }

    nonisolated package static let rules = Rule<CounterScenario>.all(
        PackageResources.counter_contract_txt)
}

extension CounterScenario.Step {
    /// The change of the count that this step makes; nil if it makes none.
    package var change: CounterChange? {
        switch self {
        case .increment: .increment
        case .decrement: .decrement
        case .reset: .reset
        case .load, .clearError: nil
        }
    }
}

extension CounterState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("count", .text(count.map(String.init))),
            ScreenField("version", .number(counter?.version ?? 0)),
            ScreenField("loading", .flag(isLoading)),
            ScreenField("pending", .number(pendingChanges)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}

/// A service with a count. A scenario answers its requests.
@MainActor
final class ControlledCounterService: GetCounterUseCase, ChangeCounterUseCase {
    private var counter: Counter
    private let requests: Requests

    init(_ counter: Counter, _ requests: Requests) {
        self.counter = counter
        self.requests = requests
    }

    @MainActor func execute() async throws(CounterError) -> Counter {
        try await reply(to: "get count", .read)
    }

    /// The change is made when the request is opened. If the answer is a failure, only the answer was lost.
    @MainActor func execute(_ change: CounterChange) async throws(CounterError) -> Counter {
        let value =
            switch change {
            case .increment: counter.value &+ 1
            case .decrement: counter.value &- 1
            case .reset: 0
            }
        counter = Counter(value: value, version: counter.version + 1)
        return try await reply(to: "\(change)", .write)
    }

    private func reply(
        to name: String, _ kind: Requests.Kind
    ) async throws(CounterError) -> Counter {
        let answer = counter
        let older = Counter(value: answer.value &- 1, version: answer.version - 1)
        return try await requests.result(
            of: name, kind, in: CounterScenario.name, key: "count",
            news: CounterScenario.news.flatMap(\.triedLines)
        ) { news throws(CounterError) in
            news == "older" ? older : answer
        }
    }
}
