/// One-shot events, such as "navigate there", on their way to whoever shows the screen.
///
/// Each event is handed to exactly one subscriber, in the order of emission:
/// - nobody subscribes: it is kept until somebody does;
/// - one subscriber: it gets each event once;
/// - several: the one that has been waiting for the shortest time gets it, for that is the screen
///   in front; the others stay in line;
/// - a parent has it forwarded: the parent gets everything, at the moment of emission;
/// - a subscriber that is cancelled gets nothing more; what it had not taken goes to the next;
/// - the owner goes: what was emitted can still be taken, then every subscription ends.
@MainActor
public final class EventChannel<Event: Sendable> {
    private var kept: [Event] = []
    private var subscribers: [Subscriber] = []
    private var arrivals = 0
    private var isFinished = false
    private var forward: ((Event) -> Void)?

    private struct Subscriber {
        let number: Int
        let continuation: CheckedContinuation<Event?, Never>
    }

    init() {}

    func emit(_ event: Event) {
        kept.append(event)
        deliver()
    }

    /// From now on hands every event to `receive` and to nobody else, what is kept first.
    ///
    /// A later call replaces the receiver. The channel keeps hold of it: a parent that owns the
    /// screen should be `[weak self]` in it.
    public func forward(to receive: @escaping (Event) -> Void) {
        forward = receive
        deliver()
    }

    /// Waits for the next event, or returns nil when the task is cancelled or the owner has gone.
    public func next() async -> Event? {
        arrivals += 1
        let number = arrivals
        let event = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                subscribers.append(Subscriber(number: number, continuation: continuation))
                deliver()
                if isFinished { leave(number) }
            }
        } onCancel: {
            Task { @MainActor in leave(number) }
        }
        guard let event, Task.isCancelled else { return event }
        kept.insert(event, at: 0)
        deliver()
        return nil
    }

    private func deliver() {
        if let forward {
            let events = kept
            kept = []
            return events.forEach(forward)
        }
        while !kept.isEmpty, let subscriber = subscribers.popLast() {
            subscriber.continuation.resume(returning: kept.removeFirst())
        }
    }

    private func leave(_ number: Int) {
        guard let index = subscribers.firstIndex(where: { $0.number == number }) else { return }
        subscribers.remove(at: index).continuation.resume(returning: nil)
    }

    /// Ends every subscription; the owner calls it when it goes.
    func finish() {
        isFinished = true
        for subscriber in subscribers {
            subscriber.continuation.resume(returning: nil)
        }
        subscribers = []
    }
}

extension EventChannel: AsyncSequence {
    /// Takes the events one by one. What one iterator has taken, no other gets.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let channel: EventChannel

        public func next() async -> Event? {
            await channel.next()
        }
    }

    nonisolated public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(channel: self)
    }
}
