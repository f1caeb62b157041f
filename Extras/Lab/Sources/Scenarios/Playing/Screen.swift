public import Presentation

/// A view model or a store that scenarios can play. This value keeps it in memory.
@MainActor
public struct Screen<Feature: ScenarioFeature> {
    /// Waits until all work that a step has started has ended.
    public typealias Call = @MainActor () async -> Void

    /// The view model or the store, so that a play can see when it is released.
    package let model: AnyObject
    package let state: () -> Feature.State
    /// Performs a step. Returns nil if the step has started no work.
    package let perform: (Feature.Step) -> Call?

    /// A screen that keeps its model in memory.
    public init(
        model: AnyObject, state: @escaping () -> Feature.State,
        perform: @escaping (Feature.Step) -> Call?
    ) {
        self.model = model
        self.state = state
        self.perform = perform
    }

    /// A screen whose state also has the events that its model has sent.
    public init<Shown, Event>(
        model: AnyObject, events: Events<Event>, state: @escaping () -> Shown,
        perform: @escaping (Feature.Step) -> Call?
    )
    where Feature.State == StateAndEvents<Shown, Event> {
        let events = EventLog(events)
        self.init(
            model: model, state: { StateAndEvents(screen: state(), events: events.all) },
            perform: perform)
    }
}

/// An implementation of a feature's screen, such as MVVM or MVI.
public struct Pattern<Feature: ScenarioFeature>: Sendable, CustomStringConvertible {
    /// The name in scenarios and options.
    package let name: String
    package let makeScreen: @MainActor @Sendable (Feature.UseCases) -> Screen<Feature>

    /// A pattern with this name. It makes screens from the feature's use cases.
    public init(
        name: String,
        makeScreen: @escaping @MainActor @Sendable (Feature.UseCases) -> Screen<Feature>
    ) {
        (self.name, self.makeScreen) = (name, makeScreen)
    }

    /// The name as it is shown to people.
    package var title: String { name.uppercased() }
    public var description: String { name }

    /// Makes a screen. Its services have this content, and open their requests in `requests`.
    @MainActor
    public func makeScreen(
        over content: Feature.Content
    ) -> @MainActor (Requests) -> Screen<Feature> {
        { requests in makeScreen(Feature.controlledUseCases(content, requests)) }
    }
}
