import Domain
import Presentation
import Scenarios

extension CounterScenario: FeatureWithMistakes {
    static let mistakes = [
        Mistake<CounterScenario>("Each load asks", ignores: { $0 == .load }),
        Mistake("Changes go out", ignores: { $0 == .increment }),
        Mistake(
            "A load cancels", seenBy: "load\nload",
            asks: { $0.get = UncancelledCounter(base: $0.get) }),
        Mistake("The count is", shows: { $0.counter = Counter(value: $0.count, version: 0) }),
        Mistake("The spinner", shows: { $0.isLoading = false }),
        Mistake("A change is pending", shows: { $0.pendingChanges = min(1, $0.pendingChanges) }),
        Mistake("The error is", ignores: { $0 == .clearError(nil) }),
        .callsEndAtOnce("No call ends"),
    ]
}

private struct UncancelledCounter: GetCounterUseCase {
    let base: any GetCounterUseCase

    func execute() async throws(CounterError) -> Counter { try await inTask(base.execute) }
}
