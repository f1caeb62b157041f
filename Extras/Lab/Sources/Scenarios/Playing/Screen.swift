public import Presentation

/// A view model or a store, as scenarios see it. This value keeps it alive.
@MainActor
public struct Screen<Feature: ScenarioFeature> {
    /// Returns when all that a step has started has ended.
    public typealias Call = @MainActor () async -> Void

    /// The view model or store itself, to see when it is released.
    package let model: AnyObject
    package let state: () -> Feature.State
    /// Performs a step; nil if it has started nothing.
    package let perform: (Feature.Step) -> Call?

    /// A screen whose model is kept alive by this value.
    public init(
        model: AnyObject, state: @escaping () -> Feature.State,
        perform: @escaping (Feature.Step) -> Call?
    ) {
        self.model = model
        self.state = state
        self.perform = perform
    }

    /// A screen with the events that its model has sent beside its state.
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

/// A way to write the screen of a feature.
public struct Pattern<Feature: ScenarioFeature>: Sendable, CustomStringConvertible {
    /// The name in scripts and options.
    package let name: String
    package let makeScreen: @MainActor @Sendable (Feature.UseCases) -> Screen<Feature>

    /// A pattern of this name, which makes a screen of the feature's use cases.
    public init(
        name: String,
        makeScreen: @escaping @MainActor @Sendable (Feature.UseCases) -> Screen<Feature>
    ) {
        (self.name, self.makeScreen) = (name, makeScreen)
    }

    /// The name as people write it.
    package var title: String { name.uppercased() }
    public var description: String { name }

    /// Makes a screen over controlled services that hold this content.
    @MainActor
    public func makeScreen(
        over content: Feature.Content
    ) -> @MainActor (Requests) -> Screen<Feature> {
        { requests in makeScreen(Feature.controlledUseCases(content, requests)) }
    }
}
