package import Domain
package import Presentation
package import Scenarios

/// The state of the whole app, with additional state for a mistake.
package protocol FaultyAppState: Equatable {
    var app: AppState { get }
}

/// The whole app, with a reducer other than the app's own.
@MainActor
package final class FaultyApp<R: Reducer>: PlayedApp
where R.State: FaultyAppState, R.Intent == AppIntent {
    private let store: Store<R>

    package init(_ initial: R.State, _ reducer: R) { store = Store(initial, reducer: reducer) }

    package var state: AppState { store.state.app }
    package var place: Place? { state.place }
    package var shownUserIDs: [User.ID] { state.main?.users.shownPath ?? [] }
    package var writesInFlight: ScreenTask? { store.writesInFlight }

    package func start() -> ScreenTask { store.send(.started) ?? .ended }
    package func open(_ link: String) throws(AppLinkError) -> ScreenTask? {
        store.send(.linkOpened(try AppLink(link)))
    }
    package func dismissFailedWrite() { store.send(.failedWriteSeen) }
    package func showWhatHoldsQuit() { store.send(.quitHeld) }

    package func perform(_ step: AppScenario.Step) -> ScreenTask? {
        step.intent(in: state).flatMap(store.send)
    }
}
