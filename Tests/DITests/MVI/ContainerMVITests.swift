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
}
