import Presentation
import Testing

/// Calls that a test answers, in any order. They ignore cancellation, as many services do.
@MainActor
final class ControlledCalls<Value: Sendable> {
    private var waiting: [CheckedContinuation<Value, Never>?] = []
    private var returned = 0

    /// How many calls there have been.
    var count: Int { waiting.count }

    /// Returns what the test answers.
    func call() async -> Value {
        let value = await withCheckedContinuation { waiting.append($0) }
        returned += 1
        return value
    }

    /// Returns when there have been so many calls.
    func arrive(_ count: Int) async {
        await wait { waiting.count >= count }
    }

    /// Answers the first call that has no answer yet; waits for one if need be.
    func answerNext(_ value: Value) async {
        await answer((waiting.firstIndex { $0 != nil } ?? waiting.count) + 1, value)
    }

    /// Answers the call that the task makes, and returns when the task has ended.
    func answer(_ task: ScreenTask?, _ value: Value) async {
        await answerNext(value)
        var hasEnded = false
        Task {
            await task?.finish()
            hasEnded = true
        }
        await wait { hasEnded }
    }

    /// Answers the call of this number, counted from one, and returns when its caller has had its turn.
    func answer(_ number: Int, _ value: Value) async {
        await arrive(number)
        let expected = returned + 1
        guard waiting.indices.contains(number - 1) else { return }
        waiting[number - 1]?.resume(returning: value)
        waiting[number - 1] = nil
        await wait { returned >= expected }
    }
}

/// Returns when the condition holds. If it never does, that is an issue at this place of the test.
@MainActor
func wait(
    at location: SourceLocation = #_sourceLocation, until condition: () -> Bool
) async {
    for _ in 1...300_000 {
        if condition() { return }
        await Task.yield()
    }
    Issue.record("This never happens.", sourceLocation: location)
}
