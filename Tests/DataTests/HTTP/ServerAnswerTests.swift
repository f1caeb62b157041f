import Data
import Domain
import Foundation
import Testing

@Suite("What a server may answer, and what the user is told", .timeLimit(.minutes(5)))
struct ServerAnswerTests {
    private static let expired = "Your session has expired. Log in again."
    private static let other = "Something else answered instead of the server."
    private static let unreadable = "The server's answer can't be read."
    private static let broken = "The server can't be reached: the connection broke"
    private static let html = ["Content-Type": "text/html; charset=utf-8"]
    private static let basic = ["WWW-Authenticate": "Basic realm=x"]

    @Test(
        "A list",
        arguments: [
            (.answer(200, #"[{"id": "a", "name": "Apple", "x": {}}]"#), "Apple"),
            (.answer(200, "[]"), ""),
            (
                .answer(200, #"[7, {"id": 1}, null, {"id": "a", "name": "Apple"}, {"id": "b"}]"#),
                "Apple"
            ),
            (.answer(200, #"[{"id": "a", "name": "1"}, {"id": "a", "name": "2"}]"#), "1"),
            (.answer(200, #"{"items": []}"#), unreadable),
            (.answer(200, #"[{"id": "a", "na"#), unreadable),
            (.answer(200, ""), unreadable),
            (.answer(204), unreadable),
            (.answer(200, "[]", headers: html), other),
            (.error(401, "Old token"), expired),
            (.answer(401), other),
            (.answer(401, "<html>", headers: basic), other),
            (.error(403, "No entry"), "No entry"),
            (.error(404, "No list"), "No list"),
            (.answer(404, "<html>", headers: html), other),
            (.error(409, "  Not now "), "Not now"),
            (.error(412, "No list"), "No list"),
            (.answer(429, #"{"message": "Slow\ndown", "after": 5}"#), "Slow\\u000adown"),
            (
                .error(500, String(repeating: "x", count: 999)),
                String(repeating: "x", count: 200) + "…"
            ),
            (.error(500, " "), other),
            (.answer(502, "<html>", headers: html), other),
            (.answer(503, #"{"error": "overload"}"#), other),
            (.answer(302, "", headers: ["Location": "/elsewhere"]), other),
            (.bytes(""), broken),
            (.bytes("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n[]"), broken),
        ] as [(StubServer.Reply, String)])
    func list(reply: StubServer.Reply, expected: String) async throws {
        let server = try StubServer { request in
            request.line == "GET /items"
                ? reply : .answer(200, #"[{"id": "z", "name": "elsewhere"}]"#)
        }
        let address = try server.address
        let items = HTTPItemRepository(client: HTTPClient(server: address))
        do throws(ItemError) {
            #expect(try await items.items().map(\.name).joined() == expected)
        } catch {
            guard case .storage(let failure) = error else { throw error }
            #expect(failure.reason.message.hasPrefix(expected))
            #expect(expected != "")
            #expect((failure == .sessionExpired) == (expected == Self.expired))
            #expect(error.details.hasPrefix("\(address): ") || failure == .sessionExpired)
            #expect(error.details == error.details.oneLine(limit: 400))
        }
    }

    @Test(
        "A change",
        arguments: [
            (.answer(200, "anything"), "true"), (.answer(201), "true"), (.answer(204), "true"),
            (.error(404, "None"), "false"), (.error(412, "None"), "false"),
            (.answer(404), other), (.answer(412, "<html>"), other),
            (.answer(200, "<html>", headers: html), other),
            (.answer(302, headers: ["Location": "/"]), other),
            (.error(401, "Old token"), expired), (.error(409, "No"), "No"),
        ] as [(StubServer.Reply, String)])
    func change(reply: StubServer.Reply, expected: String) async throws {
        let server = try StubServer { $0.line.hasSuffix("/items/a") ? reply : .answer(204) }
        let items = try HTTPItemRepository(client: HTTPClient(server: server.address))
        #expect(
            await answer { () throws(ItemError) in try await items.deleteItem(id: "a") } == expected
        )
        for isNew in [true, false] {
            let item = Item(id: "a", name: "Apple")
            #expect(
                await answer { () throws(ItemError) in
                    try await items.saveItem(item, isNew: isNew)
                } == expected)
        }
    }

    private func answer(_ work: () async throws(ItemError) -> Bool) async -> String {
        do { return "\(try await work())" } catch {
            guard case .storage(let failure) = error else { return "\(error)" }
            return failure.reason.message
        }
    }

    @Test("An id leads to no other address, and only a change of what is there says so")
    func requests() async throws {
        let server = try StubServer { request in
            .error(409, request.headers["if-match"] ?? request.headers["content-type"] ?? "-")
        }
        let items = try HTTPItemRepository(client: HTTPClient(server: server.address))
        let fig = Item(id: "é", name: "Fig")
        #expect(
            await answer { () throws(ItemError) in try await items.deleteItem(id: "../a?b#c d") }
                == "-")
        await server.expect("DELETE /items/%2E%2E%2Fa%3Fb%23c%20d")
        #expect(
            await answer { () throws(ItemError) in try await items.saveItem(fig, isNew: false) }
                == "*")
        await server.expect("PUT /items/%C3%A9")
        #expect(
            await answer { () throws(ItemError) in try await items.saveItem(fig, isNew: true) }
                == "application/json")
    }

    @Test("A server that is silent has half a minute")
    func silent() async throws {
        let server = try StubServer { _ in .silence }
        let delay = ControlledDelay()
        let items = try HTTPItemRepository(client: HTTPClient(server: server.address, delay: delay))
        async let answer = answer { () throws(ItemError) in try await items.deleteItem(id: "a") }
        await server.expect("DELETE")
        #expect(await delay.nextWait() == .seconds(30))
        await delay.resumeAll()
        #expect(await answer == "The server has not answered in time.")
    }

    @Test("Nothing listens")
    func nothing() async throws {
        let client = try HTTPClient(server: ServerAddress("http://127.0.0.1:1"))
        let error = await #expect(throws: ItemError.self) {
            try await HTTPItemRepository(client: client).items()
        }
        #expect(
            error?.details
                == "http://127.0.0.1:1: The server can't be reached: nothing listens there.")
    }

    @Test("A caller that is cancelled waits no longer, and that is no error of the server")
    func cancelledInFlight() async throws {
        let server = try StubServer { _ in .silence }
        let delay = ControlledDelay()
        let items = try HTTPItemRepository(client: HTTPClient(server: server.address, delay: delay))
        let load = Task {
            _ = await #expect(throws: ItemError.cancelled) { try await items.items() }
        }
        await server.expect("GET /items")
        load.cancel()
        await load.value
        #expect(await delay.nextCancelledWait() == .seconds(30))
    }
}
