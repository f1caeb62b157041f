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
        package var state: () -> AppState
        package var start: () -> Task<Void, Never>?
        package var open: (AppLink) -> Task<Void, Never>?
        package var perform: (AppScenario.Step) -> Task<Void, Never>?
    }

    private var running: Running?
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

    private func perform(_ step: PlacesScenario.Step) -> Task<Void, Never>? {
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
            return Task { await keepPlace.execute(place) }
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
