import Domain
import Presentation

@testable import Scenarios

struct DebounceReducer: Reducer {
    enum Intent { case queryChanged(String) }

    enum Action {
        case paused
        case searchResponse(String?)
    }

    enum EffectID { case search }

    let useCases: Debounce.UseCases

    func reduce(_ state: inout Debounce.State, intent: Intent) -> Effect<Self> {
        switch intent {
        case .queryChanged(let query):
            state.query = query
            state.isWaiting = true
            return .run(.search) { [useCases] in
                try? await useCases.delay.wait(for: Debounce.pause)
                return .paused
            }
        }
    }

    func reduce(_ state: inout Debounce.State, action: Action) -> Effect<Self> {
        switch action {
        case .paused:
            return .run(.search) { [useCases, query = state.query] in
                .searchResponse(await useCases.search(query))
            }

        case .searchResponse(let results):
            state.results = results
            state.isWaiting = false
            return .none
        }
    }
}

extension Debounce {
    static func makeStore(_ useCases: UseCases) -> Screen<Debounce> {
        let store = Store(State(), reducer: DebounceReducer(useCases: useCases))
        return Screen(store) { .queryChanged($0.query) }
    }
}
