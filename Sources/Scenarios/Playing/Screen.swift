/// A view model or a store, as scenarios see it. It holds the screen.
@MainActor
public struct Screen<Feature: ScenarioFeature> {
    /// The view model or store itself, to see when it is released.
    public let model: AnyObject
    public let state: () -> Feature.State
    /// Takes a step. The task, if there is one, ends when what the step started has ended.
    public let perform: (Feature.Step) -> Task<Void, Never>?
    public let log: ScreenLog
    /// The ids of the effects in flight, if the screen knows them.
    public let effectsInFlight: () -> [String]

    public init(
        model: AnyObject, state: @escaping () -> Feature.State, log: ScreenLog = ScreenLog(),
        effectsInFlight: @escaping () -> [String] = { [] },
        perform: @escaping (Feature.Step) -> Task<Void, Never>?
    ) {
        self.model = model
        self.state = state
        self.perform = perform
        self.log = log
        self.effectsInFlight = effectsInFlight
    }
}
