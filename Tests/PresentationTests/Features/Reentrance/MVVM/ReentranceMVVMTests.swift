import Testing

@testable import Scenarios

@Suite(
    "MVVM: an observer must not call methods from within its notification", .timeLimit(.minutes(5)))
@MainActor
struct ReentranceMVVMTests {
    /// Observers are notified before the new state is written. So their call acts on the state before, and
    /// the new state is written over what the call has changed, while its requests go out all the same: a
    /// load has no spinner, and a second delete of an item, for which the list looked as before, ends in an
    /// error.
    @Test("If it does, that is not as if the user had taken the step next, but no spinner stays")
    func isNotTakenNext() async {
        var problems: [String] = []
        for feature in Features.all {
            problems += await self.problems(feature)
        }
        for field in ["loading", "items", "error"] {
            #expect(problems.contains { $0.contains("\(field): ") })
        }
    }

    private func problems<F: Feature>(_ feature: F.Type) async -> [String] {
        let failures = await failuresWhenObserversRepeat(Pattern<F>.mvvm)
        expectNone(failures.first { $0.problem == Failure<F>.waitsForNothing })
        return failures.map(\.problem)
    }
}
