import Domain
import FaultyScreens
import Presentation

struct NextSessionReducer: @MainActor Reducer {
    struct State: FaultyAppState {
        var app = AppState()
        /// The newest list, to show something at once.
        var lastItems: [Item] = []
    }

    let app: Child<Self, AppReducer>

    init(_ app: AppReducer) { self.app = Child(app, at: \.app) { $0 } }

    func reduce(_ state: inout State, intent: AppIntent) -> Effect<Self> {
        app.reduce(&state, intent: intent, onEvent: never)
    }

    func reduce(_ state: inout State, action: AppAction) -> Effect<Self> {
        let wasLoggedIn = state.app.main != nil
        let effect = app.reduce(&state, action: action, onEvent: never)
        #if MISTAKE
        if !wasLoggedIn { state.app.main?.items.items = state.lastItems }
        state.lastItems = state.app.main?.items.items ?? state.lastItems
        #endif
        return effect
    }
}
