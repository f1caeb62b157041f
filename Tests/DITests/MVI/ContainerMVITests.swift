import DI
import Domain
import Presentation
import Testing

@Suite("Stores that a container makes", .timeLimit(.minutes(5)))
@MainActor
struct ContainerMVITests {
    @Test("Each store tells its log what happens")
    func log() {
        var container = Container.inMemory()
        var logs: [String] = []
        container.makeItemsStore { _ in logs.append("items") }.send(.loadRequested)
        container.log = { _ in logs.append("app") }
        container.makeAppStore().send(.failedWriteSeen)
        #expect(logs == ["items", "app"])
    }
}
