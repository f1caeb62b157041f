import Headless
import Testing

/// A problem of the views fails the test, unless the test has read it.
///
/// All test targets run in one process, and its screens have much in common: problems, settings, folders. So
/// one test at a time has screens.
struct LoudProblems: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        await HeadlessScreen.beginTest()
        let result: Result<Void, any Error>
        do {
            result = .success(try await function())
        } catch {
            result = .failure(error)
        }
        for problem in await HeadlessScreen.endTest() {
            Issue.record("a problem of the views: \(problem)")
        }
        try result.get()
    }
}

extension Trait where Self == LoudProblems {
    static var loudProblems: LoudProblems { LoudProblems() }
}
