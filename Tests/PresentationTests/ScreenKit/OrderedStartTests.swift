import Testing

@testable import Presentation

@Suite("Work begins in the order of the calls, at once where it can")
@MainActor
struct OrderedStartTests {
    private let work = Work()

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func whatNeedsNoWaitingIsDoneWhenTheCallReturns() async {
        await OrderedStart.nothingQueued()
        var done = false
        let handle = work.start { done = true }
        #expect(done)
        #expect(handle.isFinished)
        #expect(work.ids.isEmpty)
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func whatStartsWhileWorkIsBeingStartedComesNext() async {
        await OrderedStart.nothingQueued()
        var log: [String] = []
        work.start {
            log.append("first")
            self.work.start { log.append("from within") }
            log.append("first, going on")
        }
        await work.start { log.append("last") }.finished()
        #expect(log == ["first", "first, going on", "from within", "last"])
    }

    @Test func onASystemThatStartsWorkLaterTheOrderIsThatOfTheCallsToo() async {
        var log: [String] = []
        await OrderedStart.$isAllowedAtOnce.withValue(false) {
            var within: WorkHandle?
            work.start {
                log.append("first")
                within = self.work.start { log.append("from within") }
            }
            log.append("call returned")
            await work.start { log.append("last") }.finished()
            await within?.finished()
        }
        #expect(log == ["call returned", "first", "last", "from within"])
    }

    /// A service may call back before it has waited for anything; what it replaces is itself.
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func workThatIsReplacedWhileItStartsIsCancelled() async {
        await OrderedStart.nothingQueued()
        let gate = Gate<Void>()
        let id = WorkID("load")
        var log: [String] = []
        work.start(id) {
            self.work.start(id) {
                await gate.pass()
                log.append("newer wanted: \(!Task.isCancelled)")
            }
            log.append("older wanted: \(!Task.isCancelled)")
        }
        await gate.arrivals(1)
        #expect(log == ["older wanted: false"])
        work.cancel(id)
        await gate.open(())
        #expect(log.last == "newer wanted: false")
    }

    /// What is running is then a task of the service's own.
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func workThatAServiceGivesUpWhileItStartsIsCancelled() async {
        await OrderedStart.nothingQueued()
        let gate = Gate<Void>()
        let id = WorkID("load")
        var log: [String] = []
        work.start(id) {
            Task.immediate { self.work.cancel(id) }
            await gate.pass()
            log.append("wanted: \(!Task.isCancelled)")
        }
        await gate.open(())
        #expect(log == ["wanted: false"])
    }

    @Test func workThatStartsItsSuccessorNeedsNoStack() async {
        var left = 100_000
        func next() {
            work.start {
                left -= 1
                if left > 0 { next() }
            }
        }
        next()
        while left > 0 { await Task.yield() }
        #expect(work.ids.isEmpty)
    }
}

extension OrderedStart {
    /// Returns when no other test has work queued, so that the next start is at once.
    static func nothingQueued() async {
        while queued > 0 { await Task.yield() }
    }
}
