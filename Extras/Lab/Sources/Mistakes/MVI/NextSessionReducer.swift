import Domain
import FaultyScreens
import Presentation

/// After a login, shows the list of the last session until the new list is loaded.
struct NextSessionReducer: @MainActor Reducer {
    struct State: FaultyAppState {
        var app = AppState()
        /// The newest list, stored so that the next session can show something at once.
        var lastItems: [Item] = []
    }

    let app: Child<Self, AppReducer>

    init(_ app: AppReducer) { self.app = Child(app, at: \.app) { $0 } }

    func reduce(_ state: inout State, intent: AppIntent) -> Effect<Self> {
        app.reduce(&state, intent: intent, onEvent: never)
    }

    func reduce(_ state: inout State, action: AppAction) -> Effect<Self> {
        #if MISTAKE
        let isLoggedIn = state.app.main != nil
        #endif
        let effect = app.reduce(&state, action: action, onEvent: never)
        #if MISTAKE
        if !isLoggedIn { state.app.main?.items.items = state.lastItems }
        state.lastItems = state.app.main?.items.items ?? state.lastItems
        #else
        // A session begins without a list.
        #endif
        return effect
    }
}
