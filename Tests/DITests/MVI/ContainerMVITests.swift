import DI
import Domain
import Presentation
import Testing

@Suite("Stores that a container makes", .timeLimit(.minutes(5)))
@MainActor
struct ContainerMVITests {
    @Test("Each store tells its log what happens")
    func log() {
        let container = Container.inMemory()
        var logs: [String] = []
        container.makeItemsStore { _ in logs.append("items") }.send(.loadRequested)
        container.makeAppStore { _ in logs.append("app") }.send(.failedWriteSeen)
        #expect(logs == ["items", "app"])
    }

    @Test("Observers of the place are notified when it changes, and not by any other transition")
    func notified() async throws {
        let app = try await Container.samples().loggedIn().makeAppStore()
        await app.start().finish()
        let place = Notifications { app.place }
        await app.send(.main(.counter(.changeTapped(.increment))))?.finish()
        #expect(place.count == 0)
        app.send(.main(.tabTapped(.users)))
        #expect(place.count == 1)
    }
}
