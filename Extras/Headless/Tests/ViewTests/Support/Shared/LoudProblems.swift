import Headless
import Testing

/// Makes a test fail if the views have a problem that the test does not read.
///
/// All tests run in one process, and screens share problems, settings and folders. So only one test at a
/// time has screens.
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
