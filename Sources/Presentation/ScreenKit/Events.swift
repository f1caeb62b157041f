/// Delivers the events of a screen, such as “saved”, to the owner of the screen.
///
/// There is one subscriber. Events are kept until the owner subscribes. Each event is delivered once, in
/// order. If the subscriber causes a new event, the new event is delivered after the current one.
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

    /// Calls `receive` with the kept events, and then with each new event. The closure is retained: use
    /// `[weak self]`.
    ///
    /// Subscribing twice is a programming error: after that, the first subscriber would get no events.
    public func subscribe(_ receive: @escaping (Event) -> Void) {
        assert(self.receive == nil, "\(Self.self) have a subscriber already.")
        self.receive = receive
        deliver()
    }

    private func deliver() {
        guard let receive, !isDelivering else { return }
        isDelivering = true
        while !kept.isEmpty {
            let events = kept
            kept = []
            events.forEach(receive)
        }
        isDelivering = false
    }
}
