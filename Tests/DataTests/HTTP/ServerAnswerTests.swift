import Data
import Domain
import Testing

@Suite("What a server may answer, and what the user is told", .timeLimit(.minutes(5)))
struct ServerAnswerTests {
    private static let expired = "Your session has expired. Log in again."
    private static let other = "The server has a fault, or something else answered."
    private static let unreadable = "The server's answer can't be read."
    private static let broken = "The server can't be reached: the connection broke"
    private static let html = ["Content-Type": "text/html; charset=utf-8"]

    @Test(
        "A list",
        arguments: [
            (
                .answer(200, #"[{"id": "a", "name": "A", "x": {}}, {"id": "b", "name": "B"}]"#),
                "A B"
            ),
            (.answer(200, #"[7, {"id": 1}, null, {"id": "a", "name": "A"}, {"id": "b"}]"#), "A"),
            (.answer(200, #"[{"id": "a", "name": "1"}, {"id": "a", "name": "2"}]"#), "1"),
            (.answer(200, "[]"), ""), (.answer(200, #"{"items": []}"#), unreadable),
            (.answer(200, #"[{"id": "a", "na"#), unreadable), (.answer(200, ""), unreadable),
            (.answer(200, "[]", headers: html), other),
            (.error(401, "Old token"), expired), (.answer(401), other),
            (.answer(401, "<html>", headers: ["WWW-Authenticate": "Basic realm=x"]), other),
            (.error(403, "No entry"), "No entry"), (.error(404, "No list"), "No list"),
            (.answer(404, "<html>", headers: html), other),
            (.answer(429, #"{"message": " Slow\ndown", "after": 5}"#), "Slow\\u000adown"),
            (.error(500, String(repeating: "x", count: 201)), String(repeating: "x", count: 200)),
            (.error(500, " "), other), (.answer(502, "<html>", headers: html), other),
            (.answer(503, #"{"error": "overload"}"#), other),
            (.answer(302, headers: ["Location": "/elsewhere"]), other),
            (.bytes(""), broken),
            (.bytes("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n[]"), broken),
        ] as [(StubServer.Reply, String)])
    func list(reply: StubServer.Reply, expected: String) async throws {
        let server = try StubServer { $0.line == "GET /items" ? reply : .answer(200, "[]") }
        let items = try HTTPItemRepository(client: HTTPClient(server: server.address))
        do throws(ItemError) {
            #expect(try await items.items().map(\.name).joined(separator: " ") == expected)
        } catch {
            guard case .storage(let failure) = error else { throw error }
            #expect(!expected.isEmpty && failure.reason.message.hasPrefix(expected))
            #expect((failure == .sessionExpired) == (expected == Self.expired))
            let details = failure.reason.details
            #expect(try details.hasPrefix("\(server.address): ") || failure == .sessionExpired)
            #expect(details == details.oneLine(limit: 400))
        }
    }

    @Test(
        "A change",
        arguments: [
            (.answer(200, "any"), "true"), (.answer(201), "true"), (.answer(204), "true"),
            (.error(404, "None"), "false"), (.error(412, "None"), "false"),
            (.error(405, "No"), "No"), (.error(409, "No"), "No"),
            (.answer(404), other), (.answer(412, "<html>"), other), (.error(401, "Old"), expired),
            (.answer(200, "<html>", headers: html), other),
            (.answer(302, headers: ["Location": "/"]), other),
        ] as [(StubServer.Reply, String)])
    func change(reply: StubServer.Reply, expected: String) async throws {
        let server = try StubServer { $0.line.hasSuffix("/items/a") ? reply : .answer(204) }
        let items = try HTTPItemRepository(client: HTTPClient(server: server.address))
        #expect(await told { try await items.deleteItem(id: "a") } == expected)
        for isNew in [true, false] {
            let item = Item(id: "a", name: "Apple")
            #expect(await told { try await items.saveItem(item, isNew: isNew) } == expected)
        }
    }

    @Test("An id leads to no other address, and only an item that is not new has to be there")
    func requests() async throws {
        let server = try StubServer { request in
            let headers = ["if-match", "content-type"].map { request.headers[$0] ?? "-" }
            return .error(409, ([request.line] + headers).joined(separator: " "))
        }
        let items = try HTTPItemRepository(client: HTTPClient(server: server.address))
        #expect(try await !items.deleteItem(id: ""), "That would be the address of the list.")
        let path = "/items/%2E%2E%2Fa%3Fb%23c%20d"
        #expect(await told { try await items.deleteItem(id: "../a?b#c d") } == "DELETE \(path) - -")
        for (isNew, match) in [(true, "-"), (false, "*")] {
            let fig = Item(id: "é", name: "Fig")
            let answer = await told { try await items.saveItem(fig, isNew: isNew) }
            #expect(answer == "PUT /items/%C3%A9 \(match) application/json")
        }
    }

    @Test("A silent server has half a minute; a caller that is cancelled waits no longer")
    func silent() async throws {
        let server = try StubServer { _ in .silence }
        let delay = ControlledDelay()
        let items = try HTTPItemRepository(client: HTTPClient(server: server.address, delay: delay))
        async let answer = told { try await items.deleteItem(id: "a") }
        await server.expect("DELETE")
        #expect(await delay.nextWait() == .seconds(30))
        await delay.resumeAll()
        #expect(await answer == "The server has not answered in time.")
        let load = Task { await #expect(throws: ItemError.cancelled) { try await items.items() } }
        await server.expect("GET /items")
        load.cancel()
        _ = await load.value
        #expect(await delay.nextCancelledWait() == .seconds(30))
    }

    @Test("If no server listens, the request fails")
    func nothing() async throws {
        let client = try HTTPClient(server: ServerAddress("http://127.0.0.1:1"))
        let told = await told { try await HTTPItemRepository(client: client).deleteItem(id: "a") }
        #expect(told == "The server can't be reached: nothing listens there.")
    }

    private func told(_ change: () async throws -> Bool) async -> String {
        do { return "\(try await change())" } catch ItemError.storage(let failure) {
            return failure.reason.message
        } catch { return "\(error)" }
    }
}
