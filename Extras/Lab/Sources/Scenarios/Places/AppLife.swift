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
    @ObservationIgnored private var kept: Place?
    private let make: (Place?) -> Running

    package init(make: @escaping (Place?) -> Running) { self.make = make }

    package var screen: Screen<PlacesScenario> {
        Screen(model: self, state: { PlacesScenario.State(app: self.running?.state()) }) {
            self.perform($0)
        }
    }

    private func perform(_ step: PlacesScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .reopen:
            guard running == nil else { return nil }
            let app = make(kept)
            let starting = app.start()
            running = app
            return starting
        case .quit:
            if let running { kept = running.state().place }
            running = nil
            return nil
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
