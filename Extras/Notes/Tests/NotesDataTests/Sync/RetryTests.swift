import Data
import Domain
import Foundation
import NotesDomain
import Testing

@testable import NotesData

@Suite("A failed request is sent again after longer and longer waits", .timeLimit(.minutes(5)))
struct RetryTests {
    private let remote = ControlledRemoteNotes()
    private let device: NoteDevice

    init() { device = NoteDevice(remote) }

    @Test("Each wait is twice as long, up to a limit, and half of it is random")
    func backoff() {
        let least = Backoff(first: .seconds(2), longest: .seconds(60), random: { 0 })
        let waits = [1, 2, 3, 6, 7, 1000].map { least.wait(afterFailures: $0, retryAfter: .zero) }
        #expect(waits == [1, 2, 4, 30, 30, 30].map { .seconds($0) })
        let half = Backoff(first: .seconds(2), longest: .seconds(60), random: { 0.5 })
        #expect(half.wait(afterFailures: 1, retryAfter: .zero) == .milliseconds(1500))
        #expect(half.wait(afterFailures: 1, retryAfter: .seconds(10)) == .milliseconds(10_500))
        #expect(least.wait(afterFailures: 1, retryAfter: .seconds(1_000_000)) == .seconds(3600))
    }

    @Test("While notes are observed, a retry starts by itself; a success ends the waits")
    func byItself() async throws {
        await remote.setOutage(.unreachable)
        let snapshots = device.snapshots()
        #expect(await device.delay.nextWait() == .seconds(1))
        await device.delay.resumeAll()
        #expect(await device.delay.nextWait() == .seconds(2))
        try await device.save("n", "Milk")
        #expect(await device.delay.nextWait() == .seconds(4))
        await remote.setOutage(nil)
        await device.delay.resumeAll()
        let synced = await snapshots.next { $0.sync == .idle }
        #expect(synced?.notes == [Note(id: "n", content: "Milk")])
        await remote.setOutage(.unreachable)
        try await device.save("n", "Tea")
        #expect(await device.delay.nextWait() == .seconds(1))
    }

    @Test("A change of a note retries all failed requests at once, also a fetch")
    func change() async throws {
        await remote.setOutage(.unreachable)
        let snapshots = device.snapshots()
        #expect(await device.delay.nextWait() == .seconds(1))
        await remote.setOutage(nil)
        try await device.save("n", "Milk")
        let sent = await snapshots.next {
            $0.notes.map(\.status) == [.synced] && $0.sync != .syncing
        }
        #expect(sent?.sync == .idle)
    }

    @Test("Without observers, no retry is planned; a new observer waits for the rest of the time")
    func unobserved() async throws {
        await remote.setOutage(.unavailable("Busy.", retryAfter: .seconds(30)))
        try await device.sync()
        await remote.setOutage(nil)
        try await device.sync()
        await remote.setOutage(.unreachable)
        let observing = Task { [device] in for await _ in device.snapshots() {} }
        #expect(await device.delay.nextWait() == .seconds(1))
        observing.cancel()
        #expect(await device.delay.nextCancelledWait() == .seconds(1))
        device.delay.pass(.milliseconds(300))
        let again = device.snapshots()
        #expect(await device.delay.nextWait() == .milliseconds(700))
        let left = await again.next { $0.sync != .syncing }
        #expect(left?.sync == .offline(retryIn: .milliseconds(700)))
    }

    @Test("The status has the server's reason until a request ends in another way")
    func answered() async throws {
        let busy = "http://x answered with status 429: Slow down."
        await remote.setOutage(.unanswered(.unavailable(.notAnswered(busy))))
        try await device.sync()
        let snapshots = device.snapshots()
        let refused = await snapshots.next { $0.sync != .syncing }
        #expect(refused?.sync == .offline(retryIn: .seconds(1), answer: busy))
        await remote.setOutage(nil)
        let page = RemoteChanges(notes: [], cursor: "A", hasMore: true)
        await remote.answerFetches(with: [page])
        await device.delay.resumeAll()
        let stopped = await snapshots.next { $0.sync != .syncing && $0.sync != refused?.sync }
        #expect(stopped?.sync == .offline(retryIn: .seconds(2)))
    }

    @Test("The retry starts as long as there is one observer")
    func oneLeft() async throws {
        await remote.setOutage(.unreachable)
        let left = device.snapshots()
        let leaving = Task { [device] in for await _ in device.snapshots() {} }
        #expect(await device.delay.nextWait() == .seconds(1))
        leaving.cancel()
        await leaving.value
        await remote.setOutage(nil)
        await device.delay.resumeAll()
        #expect(await left.next { $0.sync == .idle } != nil)
    }

    @Test("If the server asks to wait, only the user can end the wait")
    func retryAfter() async throws {
        await remote.setOutage(.unavailable("Busy.", retryAfter: .seconds(30)))
        let snapshots = device.snapshots()
        #expect(await device.delay.nextWait() == .seconds(30))
        await remote.setOutage(nil)
        await device.repository.resumeSync()
        try await device.save("n", "Milk")
        let waiting = await snapshots.next { $0.notes.count == 1 }
        #expect(waiting?.sync == .offline(retryIn: .seconds(30)))
        #expect(await remote.texts().isEmpty)
        try await device.sync()
        let synced = await snapshots.next { $0.sync == .idle }
        #expect(synced?.notes.map(\.status) == [.synced])
        #expect(await remote.texts() == ["Milk"])
        try await device.save("o", "Bread")
        let again = await snapshots.next { $0.notes.map(\.status) == [.synced, .synced] }
        #expect(again != nil, "The next answer ends the wait.")
    }

    @Test("If the server asks a fetch to wait, new changes also wait")
    func typedMeanwhile() async throws {
        await remote.setOutage(.unavailable("Busy.", retryAfter: .seconds(30)))
        let snapshots = device.snapshots()
        #expect(await device.delay.nextWait() == .seconds(30))
        await remote.setOutage(nil)
        try await device.save("n", "Milk")
        await device.delay.resumeAll()
        #expect(await snapshots.next { $0.sync == .idle }?.notes.map(\.status) == [.synced])
    }

    @Test("If one queue is asked to wait, both wait, whatever is requested meanwhile")
    func askedToWait() {
        var state = SyncState()
        var isToAsk = [SyncState.Queue.send, .fetch, .send].map { state.request($0) }
        #expect(isToAsk == [true, true, false] && state.next(in: .send) && !state.request(.send))
        state.stop(.send, .unavailable(retryAfter: .seconds(9)))
        isToAsk = [state.request(.send), state.next(in: .send), state.next(in: .fetch)]
        state.stop(.fetch, .unavailable(retryAfter: .seconds(4)))
        #expect(!isToAsk.contains(true) && state.end(.send) == nil && state.resumableQueues == [])
        #expect(state.end(.fetch) == .unavailable(retryAfter: .seconds(9)))
        #expect(!state.request(.fetch) && state.stoppedQueues == [.send, .fetch])
        state.endWait()
        #expect(state.request(.fetch) && state.next(in: .fetch))
    }

    @Test("`resumeSync` asks at once, unless there is no observer")
    func resume() async throws {
        await remote.setOutage(.unreachable)
        let snapshots = device.snapshots()
        #expect(await device.delay.nextWait() == .seconds(1))
        await remote.setOutage(nil)
        try await remote.change("n", to: "Tea", version: nil)
        let other = NoteDevice(remote)
        try await other.delete("none")
        await other.repository.resumeSync()
        await device.repository.resumeSync()
        let synced = await snapshots.next { $0.sync == .idle }
        #expect(synced?.notes.map(\.content) == ["Tea"])
        #expect(await remote.log == ["fetch", "fetch"])
    }

    @Test("During a request, `resumeSync` sends nothing twice and nothing early")
    func resumeInFlight() async throws {
        await remote.hold()
        let snapshots = device.snapshots()
        await remote.expect("fetch")
        await device.repository.resumeSync()
        try await device.save("n", "Milk")
        await remote.expect("put n")
        await remote.lose("fetch")
        _ = await snapshots.first { _ in true }
        await device.repository.resumeSync()
        await remote.release()
        let ended = await snapshots.next {
            $0.notes.map(\.status) == [.synced] && $0.sync != .syncing
        }
        #expect(ended?.sync == .offline(retryIn: .seconds(1)))
        #expect(await remote.log == ["fetch", "put n Milk"])
    }

    @Test("If a change gets no answer, the other notes are still sent")
    func poisoned() async throws {
        await remote.hold()
        for id in ["a", "poison", "c", "d"] { try await device.save(id, id) }
        await remote.arriveAndAnswer("put a")
        await remote.lose("put poison")
        async let sync: Void = device.sync()
        await remote.arriveAndAnswer("put c", "put d")
        await remote.lose("put poison")
        await remote.arriveAndAnswer("fetch")
        try await sync
        #expect(Set(await remote.texts()) == ["a", "c", "d"])
    }

    @Test("If the disk can't be written, the status is not offline, and the sync is tried later")
    func readOnly() async throws {
        await remote.setOutage(.unreachable)
        try await device.save("n", "Milk")
        await remote.setOutage(nil)
        try await remote.change("m", to: "Tea", version: nil)
        #expect(chmod(device.url.path, 0o444) == 0)
        let other = NoteDevice(remote, device.url)
        let snapshots = other.snapshots()
        #expect(await other.delay.nextWait() == .seconds(1))
        let error = NoteError.storage(StorageFailure("write", code: EACCES).naming(device.url.path))
        #expect(await other.snapshots().next { $0.sync == .failed(error) } != nil)
        await #expect(throws: error) { try await other.sync() }
        #expect(await other.delay.nextWait() == .seconds(2))
        #expect(chmod(device.url.path, 0o644) == 0)
        await remote.setOutage(.unreachable)
        await other.delay.resumeAll()
        #expect(await other.delay.nextWait() == .seconds(4))
        let offline = await other.snapshots().next { $0.sync != .syncing }
        #expect(offline?.sync == .offline(retryIn: .seconds(4)))
        await remote.setOutage(nil)
        await other.delay.resumeAll()
        let synced = [NoteStatus.synced, .synced]
        #expect(await snapshots.next { $0.notes.map(\.status) == synced } != nil)
        #expect(Set(await remote.texts()) == ["Milk", "Tea"])
        try await other.sync()
    }

    @Test("A released repository ends its streams and sends no more requests")
    func released() async throws {
        await remote.setOutage(.unreachable)
        var other: NoteDevice? = NoteDevice(remote)
        let snapshots = try #require(other).snapshots()
        let delay = try #require(other).delay
        #expect(await delay.nextWait() != nil)
        weak let repository = other?.repository
        other = nil
        for await _ in snapshots {}
        #expect(repository == nil)
    }
}
