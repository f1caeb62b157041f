import Testing

@testable import Presentation

@Suite("An event is handed to one subscriber, once and in order", .timeLimit(.minutes(5)))
@MainActor
struct EventChannelTests {
    private let channel = EventChannel<Int>()

    @Test("Without a subscriber, events are kept")
    func kept() async {
        channel.emit(1)
        channel.emit(2)
        let subscriber = await Subscriber(channel)
        channel.emit(3)
        #expect(subscriber.received == [1, 2, 3])
    }

    @Test("Of two subscribers, the newest gets the events; when it is cancelled, the other does")
    func newestFirst() async {
        let older = await Subscriber(channel)
        let newer = await Subscriber(channel)
        channel.emit(1)
        newer.cancel()
        channel.emit(2)
        #expect(newer.received == [1])
        #expect(older.received == [2])
    }

    @Test("A cancelled subscriber gets nothing, even before it has noticed")
    func cancelled() async {
        let subscriber = await Subscriber(channel)
        subscriber.cancel()
        channel.emit(1)
        #expect(subscriber.received == [])
        let next = await Subscriber(channel)
        #expect(next.received == [1])
    }

    @Test("Two subscribers that are cancelled at once lose no event and keep the order")
    func cancelledTogether() async {
        let older = await Subscriber(channel)
        let newer = await Subscriber(channel)
        channel.emit(1)
        newer.cancel()
        older.cancel()
        channel.emit(2)
        channel.emit(3)
        let next = await Subscriber(channel)
        await newer.end()
        await older.end()
        channel.emit(4)
        #expect(newer.received + older.received == [1])
        #expect(next.received == [2, 3, 4])
    }

    @Test("A task that is cancelled before it subscribes gets nothing")
    func cancelledBefore() async {
        channel.emit(1)
        let task = Task { [channel] in
            await channel.forEach { _ in Issue.record("a cancelled task got an event") }
        }
        task.cancel()
        await task.value
        #expect(await Subscriber(channel).received == [1])
    }

    @Test("An event emitted while another is handled comes after it")
    func nested() {
        var log: [String] = []
        channel.subscribe { [channel] event in
            log.append("begin \(event)")
            if event < 3 { channel.emit(event + 1) }
            log.append("end \(event)")
        }
        channel.emit(1)
        #expect(log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    }

    @Test("A subscription ends when its task is cancelled")
    func ends() async {
        let subscriber = await Subscriber(channel)
        subscriber.cancel()
        await subscriber.end()
        channel.emit(1)
        #expect(subscriber.received == [])
    }

    @Test("A parent's subscription lasts as long as the channel, and a newer one comes before it")
    func parent() async {
        var heard: [Int] = []
        channel.subscribe { heard.append($0) }
        channel.emit(1)
        let newer = await Subscriber(channel)
        channel.emit(2)
        newer.cancel()
        channel.emit(3)
        #expect(heard == [1, 3])
        #expect(newer.received == [2])
    }
}

/// Takes events as a view does, in a task of its own.
@MainActor
private final class Subscriber {
    private(set) var received: [Int] = []
    private var task: Task<Void, Never>?

    /// Returns when the subscription has begun: the task has had its first turn.
    init(_ channel: EventChannel<Int>) async {
        await withCheckedContinuation { begun in
            task = Task { [weak self] in
                begun.resume()
                await channel.forEach { self?.received.append($0) }
            }
        }
    }

    func cancel() {
        task?.cancel()
    }

    func end() async {
        await task?.value
    }
}
