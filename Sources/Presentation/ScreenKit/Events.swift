/// Events of a screen for its owner, such as “navigate there”.
///
/// There is one subscriber. Events are kept while there is none; none is lost, and none comes twice. One
/// that is emitted while another is being handled comes after it.
@MainActor
public final class Events<Event> {
    private var kept: [Event] = []
    private var receive: ((Event) -> Void)?
    private var isDelivering = false

    init() {}

    func emit(_ event: Event) {
        kept.append(event)
        deliver()
    }

    /// Hands the events to `receive` from now on. This holds the closure: use `[weak self]`.
    public func subscribe(_ receive: @escaping (Event) -> Void) {
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
