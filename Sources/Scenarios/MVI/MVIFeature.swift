public import Presentation

/// A feature whose screen is written as a reducer.
public protocol MVIFeature: ScenarioFeature {
    /// A new store, to which the steps send intents.
    static func makeStore(_ useCases: UseCases) -> Screen<Self>
}

extension Pattern where Feature: MVIFeature {
    public static var mvi: Pattern { Pattern(name: "mvi") { Feature.makeStore($0) } }
}

extension Screen {
    /// A store whose state is the feature's.
    public init<R: Reducer>(
        _ store: Store<R>, log: ScreenLog = ScreenLog(),
        intent: @escaping (Feature.Step) -> R.Intent?
    )
    where R.State == Feature.State {
        self.init(
            model: store, state: { store.state }, log: log,
            effectsInFlight: { store.effectsInFlight.map(ScreenLog.text).sorted() },
            perform: { intent($0).flatMap(store.send) })
    }
}
