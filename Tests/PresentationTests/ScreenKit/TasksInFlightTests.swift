import Testing

@testable import Presentation

@Suite("Of each id, at most one task is in flight", .timeLimit(.minutes(5)))
@MainActor
struct TasksInFlightTests {
    private let tasks = TasksInFlight<String>()
    private let calls = ControlledCalls<String>()
    private let log = Log()

    /// What an operation does in a view model: it calls, and shows the answer if it still counts.
    private func show() async {
        let answer = await calls.call()
        if !Task.isCancelled { log.entries.append(answer) }
    }

    @Test("The second read cancels the first, though the service ignores cancellation")
    func replaced() async {
        let first = tasks.replace("load", with: show)
        await calls.arrive(1)
        let second = tasks.replace("load", with: show)
        #expect(first.isCancelled)
        await calls.arrive(2)
        await calls.answer(2, "second")
        await second.value
        await calls.answer(1, "first")
        await first.value
        #expect(log.entries == ["second"])
    }

    @Test("A read that is replaced before its turn is not begun")
    func replacedAtOnce() async {
        let first = tasks.replace("load", with: show)
        tasks.replace("load", with: show)
        await first.value
        await calls.arrive(1)
        #expect(calls.count == 1)
        await calls.answer(1, "second")
        #expect(log.entries == ["second"])
    }

    @Test("A task that ends late does not take the place of a newer one")
    func endsLate() async {
        let first = tasks.replace("load", with: show)
        await calls.arrive(1)
        let second = tasks.replace("load", with: show)
        await calls.arrive(2)
        await calls.answer(1, "first")
        await first.value
        #expect(tasks.ids == ["load"])
        tasks.replace("load", with: show)
        #expect(second.isCancelled)
    }

    @Test("Different ids do not disturb each other")
    func differentIDs() async {
        tasks.replace("load", with: show)
        let other = tasks.replace("other", with: show)
        await calls.arrive(2)
        #expect(tasks.ids == ["load", "other"])
        await calls.answer(2, "other")
        await other.value
        #expect(tasks.ids == ["load"])
        await calls.answer(1, "load")
        #expect(log.entries == ["other", "load"])
    }

    @Test("Writes go out one after the other, in order, and none is dropped")
    func enqueued() async {
        for _ in 1...3 { tasks.enqueue("save", show) }
        await calls.arrive(1)
        #expect(calls.count == 1)
        await calls.answer(1, "one")
        await calls.arrive(2)
        #expect(calls.count == 2)
        await calls.answer(2, "two")
        await calls.arrive(3)
        await calls.answer(3, "three")
        #expect(log.entries == ["one", "two", "three"])
    }

    @Test("The task of queued writes ends when the last of them has ended")
    func endOfQueue() async {
        let ended = Log()
        let task = tasks.enqueue("save", show)
        tasks.enqueue("save", show)
        let waiting = Task {
            await task.value
            ended.entries.append("all")
        }
        await calls.arrive(1)
        await calls.answer(1, "one")
        await calls.arrive(2)
        #expect(ended.entries == [])
        await calls.answer(2, "two")
        await waiting.value
        #expect(ended.entries == ["all"])
        #expect(tasks.ids == [])
    }

    @Test("A write after a cancelled one starts afresh")
    func enqueuedAfterCancelled() async {
        let first = tasks.enqueue("save", show)
        await calls.arrive(1)
        first.cancel()
        let second = tasks.enqueue("save", show)
        await calls.arrive(2)
        await calls.answer(1, "one")
        await calls.answer(2, "two")
        await second.value
        #expect(log.entries == ["two"])
        #expect(tasks.ids == [])
    }

    @Test("Cancelling an id cancels what runs and what waits")
    func cancelled() async {
        let task = tasks.enqueue("save", show)
        tasks.enqueue("save", show)
        await calls.arrive(1)
        tasks.cancel("save")
        await calls.answer(1, "one")
        await task.value
        #expect(calls.count == 1)
        #expect(log.entries == [])
        #expect(tasks.ids == [])
    }

    @Test("Cancelling all cancels each")
    func cancelledAll() async {
        let running = [tasks.replace("a", with: show), tasks.enqueue("b", show)]
        await calls.arrive(2)
        tasks.cancelAll()
        #expect(running.map(\.isCancelled) == [true, true])
        #expect(tasks.ids == [])
        await calls.answer(1, "a")
        await calls.answer(2, "b")
        #expect(log.entries == [])
    }

    @Test("When the owner releases it, all tasks are cancelled")
    func released() async {
        var tasks: TasksInFlight<String>? = TasksInFlight()
        weak let released = tasks
        let task = tasks?.replace("load", with: show)
        await calls.arrive(1)
        tasks = nil
        #expect(released == nil)
        #expect(task?.isCancelled == true)
        await calls.answer(1, "late")
        await task?.value
        #expect(log.entries == [])
    }

    @Test("Committed writes go out one after the other, also when all is cancelled")
    func committed() async {
        commit()
        let second = commit()
        await calls.arrive(1)
        await calls.answer(1, "first")
        await calls.arrive(2)
        commit()
        tasks.cancelAll()
        commit()
        for number in 2...4 {
            await calls.arrive(number)
            #expect(calls.count == number)
            await calls.answer(number, "\(number)")
        }
        await second.value
        #expect(log.entries == ["first", "4"])
        #expect(tasks.ids == [])
    }

    @discardableResult
    private func commit() -> Task<Void, Never> {
        tasks.commit("save", calls.call) { log.entries.append($0) }
    }

    @Test("When the owner releases it, committed writes are done all the same, in their order")
    func committedAndReleased() async {
        var tasks: TasksInFlight<String>? = TasksInFlight()
        weak let released = tasks
        for _ in 1...2 {
            tasks?.commit("save", calls.call) { _ in }
        }
        tasks = nil
        #expect(released == nil)
        await calls.arrive(1)
        #expect(calls.count == 1)
        await calls.answer(1, "first")
        await calls.arrive(2)
        await calls.answer(2, "second")
    }

    @Test("Of 10,000 reads in a burst, only the last is begun")
    func burst() async {
        for _ in 1...10_000 { tasks.replace("load", with: show) }
        await calls.arrive(1)
        await calls.answer(1, "last")
        #expect(calls.count == 1)
        #expect(log.entries == ["last"])
    }
}

@MainActor
private final class Log {
    var entries: [String] = []
}
