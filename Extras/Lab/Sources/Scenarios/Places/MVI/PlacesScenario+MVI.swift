import Domain
package import Presentation

extension PlacesScenario: MVIFeature {
    package static func makeStore(_ useCases: AppScenario.UseCases) -> Screen<PlacesScenario> {
        AppLife(useCases.session.keepPlace) {
            .store(AppStore(AppState(), reducer: AppScenario.reducer(useCases)))
        }.screen
    }
}

@MainActor
extension AppLife.Running {
    package static func store(_ store: AppStore) -> AppLife.Running {
        AppLife.Running(
            model: store, state: { store.state }, start: { store.send(.started)?.finish },
            open: { store.send(.linkOpened($0))?.finish },
            perform: { $0.intent(in: store.state).flatMap(store.send)?.finish })
    }
}
