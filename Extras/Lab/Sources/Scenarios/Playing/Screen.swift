package import Presentation

/// A view model or a store, as scenarios see it. It holds the screen.
@MainActor
package struct Screen<Feature: ScenarioFeature> {
    /// The view model or store itself, to see when it is released.
    package let model: AnyObject
    package let state: () -> Feature.State
    /// Performs a step. The task, if there is one, ends when what the step started has ended.
    package let perform: (Feature.Step) -> Task<Void, Never>?

    package init(
        model: AnyObject, state: @escaping () -> Feature.State,
        perform: @escaping (Feature.Step) -> Task<Void, Never>?
    ) {
        self.model = model
        self.state = state
        self.perform = perform
    }

    /// A screen whose events are noted beside its state.
    package init<Shown, Event>(
        model: AnyObject, events: Events<Event>, state: @escaping () -> Shown,
        perform: @escaping (Feature.Step) -> Task<Void, Never>?
    )
    where Feature.State == StateAndEvents<Shown, Event> {
        let events = EventLog(events)
        self.init(
            model: model, state: { StateAndEvents(screen: state(), events: events.all) },
            perform: perform)
    }
}

/// A way to write the screen of a feature.
package struct Pattern<Feature: ScenarioFeature>: Sendable, CustomStringConvertible {
    /// The name in scripts and options.
    package let name: String
    package let makeScreen: @MainActor @Sendable (Feature.UseCases) -> Screen<Feature>

    package init(
        name: String,
        makeScreen: @escaping @MainActor @Sendable (Feature.UseCases) -> Screen<Feature>
    ) {
        (self.name, self.makeScreen) = (name, makeScreen)
    }

    /// The name as people write it.
    package var title: String { name.uppercased() }
    package var description: String { name }

    /// Makes a screen over controlled services that hold this content.
    @MainActor
    package func makeScreen(
        over content: Feature.Content
    ) -> @MainActor (Requests) -> Screen<Feature> {
        { requests in makeScreen(Feature.controlledUseCases(content, requests)) }
    }
}
