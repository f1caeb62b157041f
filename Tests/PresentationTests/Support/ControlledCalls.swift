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

    /// Returns when there have been `number` calls.
    func arrive(_ number: Int, at location: SourceLocation = #_sourceLocation) async {
        await wait(for: "request \(number), after \(count)", at: location) { count >= number }
    }

    /// Answers the first call that has no answer yet. If there is none, waits for the next call.
    func answerNext(_ value: Value, at location: SourceLocation = #_sourceLocation) async {
        await answer((waiting.firstIndex { $0 != nil } ?? count) + 1, value, at: location)
    }

    /// Answers the next call, which the task makes, and returns when the task has ended.
    func answer(
        _ task: ScreenTask?, _ value: Value, at location: SourceLocation = #_sourceLocation
    ) async {
        await answerNext(value, at: location)
        await task?.expectEnd(at: location)
    }

    /// Answers the call with this number, counted from one, and returns when its caller has the answer.
    func answer(
        _ number: Int, _ value: Value, at location: SourceLocation = #_sourceLocation
    ) async {
        await arrive(number, at: location)
        let expected = returned + 1
        guard waiting.indices.contains(number - 1) else { return }
        waiting[number - 1]?.resume(returning: value)
        waiting[number - 1] = nil
        await wait(for: "the answer to request \(number)", at: location) { returned >= expected }
    }
}

/// Returns when the condition is true. If it never becomes true, fails the test at `location`, and
/// names `what` in the message.
///
/// Each yield lets all other work on the main actor run. So it does not matter how busy the machine is.
@MainActor
func wait(
    for what: @autoclosure () -> String, at location: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
) async {
    for _ in 1...turnsAtMost {
        if condition() { return }
        await Task.yield()
    }
    Issue.record("Waited in vain for \(what()).", sourceLocation: location)
}

extension Task where Failure == Never {
    /// Returns the value of the task. If the task never ends, fails the test and returns nil.
    @MainActor
    @discardableResult
    func end(at location: SourceLocation = #_sourceLocation) async -> Success? {
        var success: Success?
        Task<Void, Never> { success = await value }
        await wait(for: "the end of a task", at: location) { success != nil }
        return success
    }
}

extension ScreenTask {
    /// Waits as `finish` does, but fails the test if the task never ends.
    func expectEnd(at location: SourceLocation = #_sourceLocation) async {
        await Task { await finish() }.end(at: location)
    }
}
