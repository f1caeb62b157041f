import Domain

@testable import Presentation

extension Fault<AppScenario> {
    static let app = [
        Fault(pattern: .mvi, name: "logging out does not cancel what is under way") {
            content, requests in
            let base = AppScenario.reducer(content, requests)
            return Screen(Store(.login(LoginState()), reducer: LeakyAppReducer(base: base)))
        },
        Fault(pattern: .mvvm, name: "logging out only hides the main screen") { content, requests in
            let app = HidingApp {
                AppScenario.viewModel(content, requests)
            }
            return Screen(model: app, state: { app.state }, perform: app.perform)
        },
    ]
}

extension Fault<TwinItemsScenario> {
    static let twins = [
        Fault(pattern: .mvi, name: "two instances share a cancel id") { content, requests in
            let service = GatedItems(content, requests: requests)
            let items = ItemsReducer(getItems: service, deleteItem: service)
            let reducer = TwinItemsReducer(items: items, keepsApart: false)
            return Screen(Store(TwinItemsScenario.State(), reducer: reducer))
        }
    ]
}

private struct LeakyAppReducer: Reducer {
    let base: AppReducer

    func reduce(_ state: inout AppState, intent: AppIntent) -> Effect<AppAction, Never> {
        let effect = base.reduce(&state, intent: intent)
        return intent == .logOutTapped ? .none : effect
    }

    func reduce(_ state: inout AppState, action: AppAction) -> Effect<AppAction, Never> {
        base.reduce(&state, action: action)
    }
}

/// Makes a new app at each logout and holds on to the old ones.
@MainActor
private final class HidingApp {
    private var apps: [AppViewModel] = []
    private let make: () -> AppViewModel

    init(make: @escaping () -> AppViewModel) {
        self.make = make
        apps = [make()]
    }

    private var current: AppViewModel { apps[apps.count - 1] }

    var state: AppState { current.state }

    func perform(_ intent: AppIntent) -> WorkHandle {
        guard intent == .logOutTapped else { return current.perform(intent) }
        apps.append(make())
        return WorkHandle()
    }
}
