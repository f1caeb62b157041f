/// One-shot events, such as "navigate there", on their way to the subscriber that acts on them.
///
/// - Each event is handed to one subscriber: the newest that has not been cancelled.
/// - While there is none, events are kept. None is lost and none comes twice.
/// - They come in the order of emission. One that is emitted while another is being handled comes after
///   it.
@MainActor
public final class EventChannel<Event: Sendable> {
    /// The subscription runs until it is cancelled; nil for one that lasts as long as the channel.
    private typealias Subscriber = (subscription: Task<Void, Never>?, receive: (Event) -> Void)

    private var kept: [Event] = []
    private var subscribers: [Subscriber] = []
    private var isDelivering = false

    init() {}

    func emit(_ event: Event) {
        kept.append(event)
        deliver()
    }

    /// Hands events to `receive` until the calling task is cancelled, then returns.
    ///
    /// For a view: call it from `.task`.
    public func forEach(_ receive: @escaping (Event) -> Void) async {
        guard !Task.isCancelled else { return }
        let subscription = Task { for await _ in AsyncStream<Never>.makeStream().stream {} }
        subscribers.append((subscription, receive))
        deliver()
        await withTaskCancellationHandler {
            await subscription.value
        } onCancel: {
            subscription.cancel()
        }
        subscribers.removeAll { $0.subscription == subscription }
        deliver()
    }

    /// Hands events to `receive` for as long as the channel exists.
    ///
    /// For a parent that owns the screen. The channel holds the closure: use `[weak self]`.
    public func subscribe(_ receive: @escaping (Event) -> Void) {
        subscribers.append((nil, receive))
        deliver()
    }

    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !kept.isEmpty,
            let subscriber = subscribers.last(where: { $0.subscription?.isCancelled != true })
        {
            subscriber.receive(kept.removeFirst())
        }
    }
}
