import DI
import Domain
import Foundation
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

    @Test("The entries of a log can be encoded and decoded; an answer without a result can't")
    func written() throws {
        let error = ItemError.unavailable(Reason("Offline.", details: "GET /"))
        let answers: [ItemsAction] = [
            .loadResponse(.success(Item.samples)), .deleteResponse("a", .success(())),
            .deleteResponse("a", .failure(.sessionExpired)), .loadResponse(.failure(error)),
        ]
        let again = try JSONDecoder().decode(
            [ItemsAction].self, from: JSONEncoder().encode(answers))
        #expect("\(again)" == "\(answers)")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Result<Void, ItemError>.self, from: Data("{}".utf8))
        }
    }
}
