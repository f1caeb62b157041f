import Testing

@testable import Presentation

@Suite("A read is replaced, a write is kept", .timeLimit(.minutes(5)))
@MainActor
struct ScreenTasksTests {
    private let tasks = ScreenTasks<String>()
    private let calls = ControlledCalls<String>()
    private let log = Log()

    @discardableResult
    private func read(_ id: String, in tasks: ScreenTasks<String>? = nil) -> ScreenTask {
        (tasks ?? self.tasks).stream(
            id, for: log, { [calls] send in send(await calls.call()) }, receive: { $0.receive($1) },
            drop: { [log] in log.dropped.append($0) })
    }

    @discardableResult
    private func write(_ id: String, in tasks: ScreenTasks<String>? = nil) -> ScreenTask {
        (tasks ?? self.tasks).write(id, for: log, calls.call) {
            $0.receive($1.get())
        } drop: { [log] in
            log.dropped.append($0.get())
        }
    }

    @Test("A second read cancels the first; its answer is dropped", arguments: [[1, 2], [2, 1]])
    func replaced(order: [Int]) async {
        let first = read("load")
        await calls.arrive(1)
        let second = read("load")
        await first.expectEnd()
        for number in order {
            await calls.answer(number, "\(number)")
            if number == 2 { await second.expectEnd() }
            #expect(tasks.inFlight.isEmpty == log.received.contains("2"))
        }
        #expect(log.received == ["2"])
        #expect(log.dropped == ["1"])
    }

    @Test("Of 10,000 reads in a burst, only the last is begun")
    func burst() async {
        for _ in 1...10_000 { read("load") }
        await calls.answer(1, "last")
        #expect(calls.count == 1)
        #expect(log.received == ["last"])
    }

    @Test("To cancel an id is to cancel its read, and not its writes")
    func cancelled() async {
        let (reading, writing) = (read("a"), write("a"))
        await calls.arrive(2)
        tasks.cancel("a")
        await reading.expectEnd()
        await calls.answer(1, "read")
        await calls.answer(2, "written")
        await writing.expectEnd()
        #expect(log.received == ["written"])
        #expect(log.dropped == ["read"])
    }

    /// If `whileWaiting` is true, the Swift task that waits for the requests is cancelled.
    @Test("Cancelling the returned task ends the reads, and no write", arguments: [false, true])
    func cancelledByTheCaller(whileWaiting: Bool) async {
        let started = [read("a"), read("b"), write("save")]
        await calls.arrive(3)
        let all = ScreenTask.all(started)
        let view = Task {
            await all?.finish()
            return log.received
        }
        if whileWaiting { view.cancel() } else { all?.cancel() }
        await started[0].expectEnd()
        await started[1].expectEnd()
        #expect(tasks.inFlight == ["save"])
        for number in 1...3 { await calls.answer(number, "\(number)") }
        #expect(await view.end() == ["3"])
        #expect(log.received == ["3"])
        #expect(log.dropped == ["1", "2"])
    }

    #if !os(iOS)
    @Test("To cancel a write by its id is a mistake of the program")
    func cancelsWrite() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let tasks = ScreenTasks<String>()
                _ = tasks.write("save", for: tasks, { () throws(Never) in 1 }) { _, _ in }
                tasks.cancel("save")
            }
        }
    }
    #endif

    @Test("Writes of one id go out one after the other, in order; each has a task of its own")
    func writesInOrder() async {
        var tasks = [write("save"), write("save")]
        for number in 1...3 {
            await calls.arrive(2 * number - 1)
            let other = write("other")
            await calls.answer(2 * number, "other")
            await other.expectEnd()
            #expect(calls.count == 2 * number, "What does not wait is here before the other.")
            await calls.answer(2 * number - 1, "\(number)")
            await tasks[number - 1].expectEnd()
            if number == 1 { tasks.append(write("save")) }
            #expect(self.tasks.inFlight == (number < 3 ? ["save"] : []))
        }
        #expect(log.received == ["other", "1", "other", "2", "other", "3"])
    }

    /// A write that waits for an earlier write goes out, too.
    @Test("Stopped or released, only writes go on, unanswered", arguments: [false, true])
    func stopped(isReleased: Bool) async {
        var tasks: ScreenTasks<String>? = ScreenTasks()
        weak let released = tasks
        let reading = read("load", in: tasks)
        let writing = [write("save", in: tasks), write("save", in: tasks)]
        await calls.arrive(2)
        if isReleased { tasks = nil } else { tasks?.abandon { _ in true } }
        #expect((released == nil) == isReleased)
        await reading.expectEnd()
        for number in 1...3 { await calls.answer(number, "\(number)") }
        for task in writing { await task.expectEnd() }
        #expect(log.received == [])
        #expect(log.dropped == ["1", "2", "3"])
        guard !isReleased else { return }
        await calls.answer(write("save", in: tasks), "again")
        #expect(log.received == ["again"])
    }

    @Test("A request in flight does not keep its screen alive")
    func holdsNoScreen() async {
        var screen: Log? = Log()
        weak let released = screen
        let asking = tasks.write("save", for: screen!, calls.call) { screen, _ in
            screen.received.append("answered")
        }
        await calls.arrive(1)
        screen = nil
        #expect(released == nil)
        await calls.answer(1, "late")
        await asking.expectEnd()
    }
}

@MainActor
private final class Log {
    var received: [String] = []
    var dropped: [String] = []

    func receive(_ answer: String) { received.append(answer) }
}
