/// A view model or a store, as scenarios see it. Whoever holds this, holds the screen.
@MainActor
public struct Screen<State, Intent> {
    let model: AnyObject
    let state: () -> State
    let perform: (Intent) -> WorkHandle
    /// What a store tells of itself; a view model is known by the methods that are called.
    var workings: (() -> StoreWorkings)?
}

extension Screen {
    /// A new store, traced.
    init<R: Reducer>(_ initial: R.State, reducer: R) where State == R.State, Intent == R.Intent {
        let trace = StoreTrace<R>()
        self.init(Store(initial, reducer: reducer, observer: trace.note), trace: trace)
    }

    init<R: Reducer>(_ store: Store<R>, trace: StoreTrace<R>? = nil)
    where State == R.State, Intent == R.Intent {
        self.init(
            model: store, state: { store.state }, perform: store.send,
            workings: trace.map { trace in { trace.workings(of: store) } })
    }
}
