import Domain
import Testing

@testable import Scenarios

@Suite("A service that a scenario answers does what a real one does", .timeLimit(.minutes(5)))
@MainActor
struct ControlledItemsServiceTests {
    @Test("An item that has been deleted is not found", arguments: [[], ["a"]])
    func deletedTwice(deletedWhenAsked: Set<Item.ID>) async throws {
        let requests = Requests(cancellation: .ignored, .init(answersAtOnce: true))
        let service = ControlledItemsService(
            .init([Item(id: "a", name: "Apple")], deletedWhenAsked: deletedWhenAsked), requests)
        try await service.execute(id: "a")
        await #expect(throws: ItemError.notFound("a")) { try await service.execute(id: "a") }
        #expect(try await service.execute() == [])
    }
}
