package import Presentation

/// A feature whose screen is written as a reducer.
package protocol MVIFeature: ScenarioFeature {
    /// A new store, to which the steps send intents.
    static func makeStore(_ useCases: UseCases) -> Screen<Self>
}

extension Pattern where Feature: MVIFeature {
    package static var mvi: Pattern { Pattern(name: "mvi") { Feature.makeStore($0) } }
}

extension Screen {
    /// A store whose state is the feature's.
    package init<R: Reducer>(
        _ store: Store<R>, log: ScreenLog = ScreenLog(),
        intent: @escaping (Feature.Step) -> R.Intent?
    )
    where R.State == Feature.State {
        self.init(store, log: log, state: { store.state }, intent: intent)
    }

    /// A store whose events are noted beside its state.
    package init<R: Reducer>(
        _ store: Store<R>, log: ScreenLog = ScreenLog(),
        intent: @escaping (Feature.Step) -> R.Intent?
    )
    where Feature.State == StateAndEvents<R.State, R.Event> {
        let events = EventLog(store.events)
        self.init(
            store, log: log, state: { StateAndEvents(screen: store.state, events: events.all) },
            intent: intent)
    }

    private init<R: Reducer>(
        _ store: Store<R>, log: ScreenLog, state: @escaping () -> Feature.State,
        intent: @escaping (Feature.Step) -> R.Intent?
    ) {
        self.init(
            model: store, state: state, log: log,
            effectsInFlight: { store.effectsInFlight.map(ScreenLog.text).sorted() },
            perform: { intent($0).flatMap(store.send) })
    }
}

extension ScreenLog {
    /// Adds what a store logs.
    package func add<R: Reducer>(_ entry: LogEntry<R>) {
        switch entry {
        case .intent(let intent, _, _): add("intent \(Self.text(intent))")
        case .action(let action, _, _): add("action \(Self.text(action))")
        case .dropped(let action): add("dropped \(Self.text(action))")
        }
    }
}
