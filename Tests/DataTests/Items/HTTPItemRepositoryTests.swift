import Data
import Domain
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("What a server of items may answer", .timeLimit(.minutes(5)))
struct HTTPItemRepositoryTests {
    @Test(
        "Any other answer is no answer",
        arguments: [
            .answer(500), .answer(401), .answer(302, headers: ["Location": "/x"]),
            .answer(200, "{}"),
            .answer(200, "[{\"id\": 1}]"), .bytes(""), .bytes("no HTTP"),
        ] as [StubServer.Reply])
    func unexpected(reply: StubServer.Reply) async throws {
        let stub = try StubServer { _ in reply }
        let error = await #expect(throws: ItemError.self) {
            try await HTTPItemRepository(server: stub.url).items()
        }
        guard case .storage(.unavailable(let reason)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.message.hasPrefix("The server can't"))
        #expect(!reason.details.contains("\n"))
    }

    @Test("Nothing listens")
    func unreachable() async throws {
        let items = HTTPItemRepository(server: try #require(URL(string: "http://127.0.0.1:9")))
        let error = await #expect(throws: ItemError.self) { try await items.deleteItem(id: "a") }
        #expect(error?.details.hasPrefix("http://127.0.0.1:9: ") == true)
    }

    @Test("Each request is authorized, and an id leads to no other address")
    func authorized() async throws {
        let stub = try StubServer { request in
            request.headers["authorization"] == "Bearer t" ? .answer(204) : .answer(401)
        }
        let items = HTTPItemRepository(server: stub.url) {
            $0.setValue("Bearer t", forHTTPHeaderField: "Authorization")
        }
        #expect(try await items.deleteItem(id: "../a?b#c d"))
        await stub.expect("DELETE /items/%2E%2E%2Fa%3Fb%23c%20d")
        #expect(try await items.saveItem(Item(id: "é", name: "E"), isNew: true))
        await stub.expect("PUT /items/%C3%A9")
    }

    @Test("A load that is cancelled ends, though the server is silent")
    func cancelledLoad() async throws {
        let stub = try StubServer { _ in .silence }
        let items = HTTPItemRepository(server: stub.url)
        let load = Task {
            _ = await #expect(throws: ItemError.cancelled) { try await items.items() }
        }
        await stub.expect("GET /items")
        load.cancel()
        await load.value
    }
}
