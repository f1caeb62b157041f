import Presentation

/// The state of a screen, and the events that its subscriber has received.
public struct StateAndEvents<Shown: ScreenState, Event: Equatable & Sendable>: ScreenState {
    /// What the screen shows.
    public var screen: Shown
    /// The events that the screen has sent so far.
    public var events: [Event]

    /// A state after these events.
    public init(screen: Shown, events: [Event] = []) {
        (self.screen, self.events) = (screen, events)
    }

    public var observedFields: [ScreenField] { screen.fields }

    public var fields: [ScreenField] {
        screen.fields
            + (events.isEmpty
                ? [] : [ScreenField("events", .list(events.map(String.init(lineFor:))))])
    }
}

/// Subscribes to the events of a screen, as its parent would.
@MainActor
final class EventLog<Event: Equatable & Sendable> {
    private(set) var all: [Event] = []

    init(_ events: Events<Event>) {
        events.subscribe { [weak self] in self?.all.append($0) }
    }
}
