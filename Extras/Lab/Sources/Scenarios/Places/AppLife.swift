package import Domain
import Observation
package import Presentation

/// An app that is ended and opened again, where it was.
@MainActor
@Observable
package final class AppLife {
    /// The app in one pattern, from its opening to its end.
    @MainActor
    package struct Running {
        /// The view model or store.
        package var model: AnyObject
        package var state: () -> AppState
        package var start: () -> Screen<PlacesScenario>.Call?
        package var open: (AppLink) -> Screen<PlacesScenario>.Call?
        package var perform: (AppScenario.Step) -> Screen<PlacesScenario>.Call?
    }

    /// Nil while the app does not run.
    package private(set) var running: Running?
    private let keepPlace: any KeepPlaceUseCase
    private let make: () -> Running

    package init(_ keepPlace: any KeepPlaceUseCase, make: @escaping () -> Running) {
        self.keepPlace = keepPlace
        self.make = make
    }

    package var screen: Screen<PlacesScenario> {
        Screen(model: self, state: { PlacesScenario.State(app: self.running?.state()) }) {
            self.perform($0)
        }
    }

    private func perform(_ step: PlacesScenario.Step) -> Screen<PlacesScenario>.Call? {
        switch step {
        case .reopen:
            guard running == nil else { return nil }
            let app = make()
            let starting = app.start()
            running = app
            return starting
        case .quit:
            defer { running = nil }
            guard let place = running?.state().place else { return nil }
            let keeping = Task { await keepPlace.execute(place) }
            return { await keeping.value }
        case .open(let text):
            guard let link = try? AppLink("sidebyside://\(text)") else { return nil }
            return running?.open(link)
        case .logIn(let email):
            _ = running?.perform(.login(.email(email)))
            _ = running?.perform(.login(.password("enigma")))
            return running?.perform(.login(.submit))
        case .logOut: return running?.perform(.logOut)
        case .tab(let tab): return running?.perform(.tab(tab))
        case .back: return running?.perform(.back)
        case .select(let id): return running?.perform(.items(.select(id)))
        case .user(let id): return running?.perform(.users(.select(id)))
        }
    }
}
