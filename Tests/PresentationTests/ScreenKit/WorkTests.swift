import Testing

@testable import Presentation

@Suite("Of work with one id only the newest counts")
@MainActor
struct WorkTests {
    private let gate = Gate<Void>()
    private let id = WorkID("load")

    @Test func newerWorkCancelsOlderBeforeItStarts() async {
        let work = Work()
        var log: [String] = []
        let older = start(id, in: work) { log.append("older cancelled: \(Task.isCancelled)") }
        let newer = start(id, in: work) { log.append("newer cancelled: \(Task.isCancelled)") }
        await older.finished()
        await gate.arrivals(2)
        await gate.open(())
        await gate.open(())
        await newer.finished()
        #expect(log == ["older cancelled: true", "newer cancelled: false"])
    }

    @Test func aHandleFinishesWhenItsWorkIsGivenUp() async {
        let work = Work()
        let handle = start(id, in: work) {}
        await gate.arrivals(1)
        work.cancel(id)
        await handle.finished()
        await gate.open(())
    }

    @Test func workMayAwaitWhatItHasStarted() async {
        let work = Work()
        let other = Work()
        var log: [String] = []
        let handle = work.start { [gate] in
            await other.start {
                await gate.pass()
                log.append("inner")
            }
            .finished()
            log.append("outer")
        }
        await gate.arrivals(1)
        #expect(!handle.isFinished)
        await gate.open(())
        await handle.finished()
        #expect(log == ["inner", "outer"])
    }

    /// A task that work has made is no part of the work, but knows where it comes from.
    @Test func aTaskOfTheWorkMayAwaitWhatItHasStartedToo() async {
        let work = Work()
        var log: [String] = []
        var task: Task<Void, Never>?
        await work.start { [gate] in
            task = Task {
                await work.start {
                    await gate.pass()
                    log.append("answered")
                }
                .finished()
                log.append("awaited")
            }
        }
        .finished()
        await gate.arrivals(1)
        await gate.open(())
        await task?.value
        #expect(log == ["answered", "awaited"])
    }

    @Test func workWithoutAnIDTakesNobodysPlace() async {
        let work = Work()
        let first = start(WorkID(2), in: work) {}
        let second = work.start { [gate] in await gate.pass() }
        await gate.arrivals(2)
        #expect(!first.isFinished)
        #expect(work.ids.map(\.description) == ["2", "2"])
        for _ in 0..<2 { await gate.open(()) }
        await second.finished()
        await first.finished()
    }

    /// A task that work leaves behind knows where it comes from, for as long as it lives.
    @Test func whatIsStartedAfterAHandleHasFinishedLeavesItSo() async {
        let work = Work()
        var later: Task<Void, Never>?
        let handle = work.start { [gate] in
            later = Task {
                await gate.pass()
                work.start { await gate.pass() }
            }
        }
        await handle.finished()
        await gate.arrivals(1)
        await gate.open(())
        await gate.arrivals(2)
        #expect(handle.isFinished)
        await gate.open(())
        await later?.value
    }

    @Test func cancellingAnIDReachesWhatIsBelowIt() async {
        let work = Work()
        var cancelled: [String] = []
        for name in ["a/load", "a/delete/1", "b/load"] {
            let path = name.split(separator: "/").map(String.init)
            let id = path.dropLast().reversed().reduce(WorkID(path[path.count - 1])) {
                $0.within($1)
            }
            _ = start(id, in: work) { if Task.isCancelled { cancelled.append(id.description) } }
        }
        await gate.arrivals(3)
        work.cancel(WorkID("a"))
        for _ in 0..<3 { await gate.open(()) }
        #expect(cancelled == ["a/load", "a/delete/1"])
    }

    @Test func namesOfDifferentTypesAreDifferentIDs() {
        #expect(WorkID(1) != WorkID("1"))
        #expect(WorkID("a").within("b") == WorkID("b").child("a"))
        #expect(WorkID("a").within("b").isWithin(WorkID("b")))
        #expect(!WorkID("b").isWithin(WorkID("b").child("a")))
        #expect(WorkID("b").isWithin(.root))
    }

    /// Waits at the gate, then does the rest.
    private func start(_ id: WorkID, in work: Work, then rest: @escaping () -> Void) -> WorkHandle {
        work.start(id) { [gate] in
            await gate.pass()
            rest()
        }
    }
}
