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
        while waiting.count < count { await Task.yield() }
    }

    /// Answers the call of this number, counted from one, and returns when its caller has had its turn.
    func answer(_ number: Int, _ value: Value) async {
        let expected = returned + 1
        waiting[number - 1]?.resume(returning: value)
        waiting[number - 1] = nil
        while returned < expected { await Task.yield() }
    }
}
