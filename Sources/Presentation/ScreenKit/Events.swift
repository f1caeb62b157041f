/// Events of a screen for its owner, such as “navigate there”.
///
/// There is one subscriber. Until it has subscribed, events are kept. Each event comes once, and in
/// order: one that is emitted while another is being handled comes after it.
///
/// ```swift
/// let events = Events<UsersEvent>()
/// events.subscribe { event in print(event) }
/// events.emit(.userSelected("2"))
/// ```
@MainActor
public final class Events<Event> {
    private var kept: [Event] = []
    private var receive: ((Event) -> Void)?
    private var isDelivering = false

    public init() {}

    public func emit(_ event: Event) {
        kept.append(event)
        deliver()
    }

    /// Calls `receive` with the events that were kept, and with each new one. It is held: use `[weak
    /// self]`.
    ///
    /// Subscribing twice is a programming error: the second subscriber would take the events of the
    /// first.
    public func subscribe(_ receive: @escaping (Event) -> Void) {
        assert(self.receive == nil, "\(Self.self) have a subscriber already.")
        self.receive = receive
        deliver()
    }

    private func deliver() {
        guard let receive, !isDelivering else { return }
        isDelivering = true
        while !kept.isEmpty { receive(kept.removeFirst()) }
        isDelivering = false
    }
}
