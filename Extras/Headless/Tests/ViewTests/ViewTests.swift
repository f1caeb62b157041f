import Headless
import Testing

/// One test at a time: all of them run on the main actor, where each would wait for the others.
@Suite("The views run", .serialized, .loudProblems, .timeLimit(.minutes(5)))
enum ViewTests {}

/// A problem of the views fails the test, unless the test has read it.
struct LoudProblems: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let result: Result<Void, any Error>
        do {
            result = .success(try await function())
        } catch {
            result = .failure(error)
        }
        for problem in await HeadlessScreen.takeUnreadProblems() {
            Issue.record("a problem of the views: \(problem)")
        }
        try result.get()
    }
}

extension Trait where Self == LoudProblems {
    static var loudProblems: LoudProblems { LoudProblems() }
}
