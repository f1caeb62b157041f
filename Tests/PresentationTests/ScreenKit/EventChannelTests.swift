import Testing

@testable import Presentation

@Suite("An event is handed to one subscriber, whenever that comes")
@MainActor
struct EventChannelTests {
    private let channel = EventChannel<Int>()

    @Test func withoutSubscribersEventsAreKeptInOrder() async {
        channel.emit(1)
        channel.emit(2)
        #expect(await channel.next() == 1)
        #expect(await channel.next() == 2)
    }

    @Test func oneSubscriberGetsEachEventOnce() async {
        let subscriber = Subscriber(channel)
        await subscriber.waits()
        for event in 1...3 { channel.emit(event) }
        channel.finish()
        #expect(await subscriber.received() == [1, 2, 3])
    }

    @Test func ofTwoSubscribersTheNewerGetsTheEvent() async {
        let older = Subscriber(channel)
        await older.waits()
        let newer = Subscriber(channel)
        await newer.waits()
        channel.emit(1)
        channel.finish()
        #expect(await newer.received() == [1])
        #expect(await older.received() == [])
    }

    @Test func whenTheNewerSubscriberLeavesTheOlderGetsTheNextEvent() async {
        let older = Subscriber(channel)
        await older.waits()
        let newer = Subscriber(channel)
        await newer.waits()
        channel.emit(1)
        await newer.receives(1)
        await newer.leave()
        channel.emit(2)
        channel.finish()
        #expect(await newer.received() == [1])
        #expect(await older.received() == [2])
    }

    @Test func eventsOfATimeWithoutSubscriberAreKeptForTheNext() async {
        let first = Subscriber(channel)
        await first.waits()
        channel.emit(1)
        await first.receives(1)
        await first.leave()
        channel.emit(2)
        channel.emit(3)
        let second = Subscriber(channel)
        channel.finish()
        #expect(await first.received() == [1])
        #expect(await second.received() == [2, 3])
    }

    /// The subscriber is cancelled and has not noticed yet when the event comes.
    @Test func anEventIsNotLostToASubscriberThatIsLeaving() async {
        let leaving = Subscriber(channel)
        await leaving.waits()
        leaving.cancel()
        channel.emit(1)
        #expect(await leaving.received() == [])
        #expect(await channel.next() == 1)
    }

    @Test func aSubscriberCanBeALoop() async {
        channel.emit(1)
        channel.emit(2)
        channel.finish()
        var events: [Int] = []
        for await event in channel { events.append(event) }
        #expect(events == [1, 2])
    }

    @Test func whenTheOwnerHasGoneWhatIsKeptCanStillBeTaken() async {
        channel.emit(1)
        channel.finish()
        #expect(await channel.next() == 1)
        #expect(await channel.next() == nil)
    }
}

/// Takes events in a loop, as a view does, until it is cancelled or the owner goes.
@MainActor
private final class Subscriber {
    private var events: [Int] = []
    private var isStarted = false
    private var task: Task<Void, Never>?

    init(_ channel: EventChannel<Int>) {
        task = Task { [weak self] in
            self?.isStarted = true
            while let event = await channel.next() { self?.events.append(event) }
        }
    }

    /// Returns when the subscriber is in line: its task has had its first turn.
    func waits() async {
        while !isStarted { await Task.yield() }
    }

    /// Returns when it has so many events.
    func receives(_ count: Int) async {
        while events.count < count { await Task.yield() }
    }

    func cancel() {
        task?.cancel()
    }

    func leave() async {
        cancel()
        await task?.value
    }

    func received() async -> [Int] {
        await task?.value
        return events
    }
}
