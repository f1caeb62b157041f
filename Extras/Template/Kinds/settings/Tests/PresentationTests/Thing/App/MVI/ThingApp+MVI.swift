import Domain
import Presentation

extension ControlledApp {
    func makeThingApp() -> any ThingApp { makeAppStore() }
}

extension AppStore: @MainActor ThingApp {
    func edit(_ thing: Thing) { send(.main(.thing(.edited(thing)))) }
    func loadThing() { send(.main(.thing(.loadRequested))) }
}
