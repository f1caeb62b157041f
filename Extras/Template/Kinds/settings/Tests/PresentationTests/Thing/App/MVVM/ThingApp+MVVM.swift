import Domain

@testable import Presentation

extension ControlledApp {
    func makeThingApp() -> any ThingApp { makeAppViewModel() }
}

extension AppViewModel: ThingApp {
    func edit(_ thing: Thing) { main?.thing.edit(thing) }
    func loadThing() { main?.thing.load() }
}
