import Presentation

/// The reducer of a screen with one mistake in it: it does what the right one does, but for one function.
protocol FaultyReducer: Reducer
where
    State == Base.State, Intent == Base.Intent, Action == Base.Action, Event == Base.Event,
    EffectID == Base.EffectID
{
    associatedtype Base: Reducer
    var base: Base { get }
    init(base: Base)
}

extension FaultyReducer {
    func reduce(_ state: inout State, intent: Intent) -> Effect<Self> {
        same(base.reduce(&state, intent: intent))
    }

    func reduce(_ state: inout State, action: Action) -> Effect<Self> {
        same(base.reduce(&state, action: action))
    }

    /// The same effect, as one of this reducer.
    func same(_ effect: Effect<Base>) -> Effect<Self> {
        if case .cancelAll? = effect.steps.last { return .cancelAll }
        return effect.map(id: { $0 }, action: { $0 }, event: { .emit($0) })
    }
}
