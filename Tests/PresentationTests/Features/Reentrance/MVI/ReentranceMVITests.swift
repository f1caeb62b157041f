import Testing

@testable import Scenarios

@Suite("MVI: an observer may send intents from within its notification", .timeLimit(.minutes(5)))
@MainActor
struct ReentranceMVITests {
    @Test("Whatever an observer sends again, what must hold holds", arguments: FeatureCase.all)
    func everySchedule(feature: FeatureCase) async {
        await playEverySchedule(feature.feature)
    }

    private func playEverySchedule<F: Feature>(_ feature: F.Type) async {
        for failure in await failuresWhenObserversRepeat(Pattern<F>.mvi) {
            expectNone(failure)
        }
    }
}
