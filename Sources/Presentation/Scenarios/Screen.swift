/// A view model or a store, as scenarios see it. Whoever holds this, holds the screen.
@MainActor
public struct Screen<State, Intent> {
    let model: AnyObject
    let state: () -> State
    let perform: (Intent) -> WorkHandle
}

extension Screen {
    init<R: Reducer>(_ store: Store<R>) where State == R.State, Intent == R.Intent {
        self.init(model: store, state: { store.state }, perform: store.send)
    }
}
