public import Presentation

/// A feature whose screen is written as a reducer.
public protocol MVIFeature: ScenarioFeature {
    /// Makes a screen with a new store. Each step sends an intent to the store.
    static func makeStore(_ useCases: UseCases) -> Screen<Self>
}

extension Pattern where Feature: MVIFeature {
    package static var mvi: Pattern { Pattern(name: "mvi") { Feature.makeStore($0) } }
}

extension Screen {
    /// A screen whose store has the feature's state.
    public init<R: Reducer>(_ store: Store<R>, intent: @escaping (Feature.Step) -> R.Intent?)
    where R.State == Feature.State {
        self.init(model: store, state: { store.state }) { intent($0).flatMap(store.send)?.finish }
    }

    /// A screen whose state also has the events that the store has sent.
    public init<R: Reducer>(
        _ store: Store<R>, intent: @escaping (Feature.Step) -> R.Intent?
    )
    where Feature.State == StateAndEvents<R.State, R.Event> {
        self.init(
            model: store, events: store.events, state: { store.state }
        ) {
            intent($0).flatMap(store.send)?.finish
        }
    }
}
