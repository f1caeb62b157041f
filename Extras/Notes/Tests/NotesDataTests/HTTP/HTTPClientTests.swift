import Domain
import Foundation
import Testing

@testable import NotesData

@Suite("Requests, and their answers or errors", .timeLimit(.minutes(5)))
struct HTTPClientTests {
    private let client = HTTPClient(timeout: Device.longTimeout)

    @Test(
        "A connection that ends too early, or does not speak HTTP",
        arguments: [
            "", "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{}", "\u{1}nonsense\n\n",
            "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=x\r\nContent-Length: 0\r\n\r\n",
        ])
    func broken(bytes: String) async throws {
        let server = try StubServer { _ in .bytes(bytes) }
        let text = await failure(at: server.url)
        #expect(text.hasPrefix("\(server.url.absoluteString) can't be reached: "))
        #expect(!text.contains("\n"))
    }

    @Test(
        "An unusual answer is read if HTTP allows it",
        arguments: [
            " 200 \r\nA:\r\nB: \r\nA: 1\r\n 2\r\n\t3\r\n\r\n{}", " 200 O K\r\nA: é\r\n\r\n{}",
            " 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
            " 103 Early Hints\r\nA: 1\r\n\r\nHTTP/1.0 200 OK\r\n\r\n{}",
            " 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;a\r\n{\r\n1\r\n}\r\n0\r\n\r\n",
        ], ["1.0", "1.1"])
    func legal(rest: String, version: String) async throws {
        let server = try StubServer { _ in .bytes("HTTP/\(version)\(rest)") }
        let answer = try await client.send(HTTPRequest(), to: server.url)
        #expect(answer.status == 200)
        #expect(String(decoding: answer.body, as: UTF8.self) == "{}")
    }

    #if canImport(FoundationNetworking)
    @Test("On Linux, where Foundation can't reach IPv6, the error says to use a name")
    func ipv6() async throws {
        let url = try #require(URL(string: "http://[::1]:9"))
        let way = "Foundation reaches no such address; write a name, such as localhost"
        #expect(await failure(at: url) == "http://[::1]:9 can't be reached: \(way).")
    }
    #endif

    @Test("A date in `Retry-After` is compared with the server's clock")
    func retryAfter() async throws {
        let end = "Sun, 06 Nov 2094 08:49:37 GMT"
        let stub = try StubServer { _ in .answer(503, headers: ["Date": end, "Retry-After": end]) }
        #expect(try await client.send(HTTPRequest(), to: stub.url).retryAfter == .zero)
    }

    @Test("No redirect is followed, so no token leaks", arguments: [301, 302, 303, 307, 308])
    func redirect(status: Int) async throws {
        let server = try StubServer { request in
            let isFirst = request.line == "GET /"
            return isFirst ? .answer(status, headers: ["Location": "/notes/n1"]) : .answer(200)
        }
        #expect(try await client.send(HTTPRequest(), to: server.url).status == status)
    }

    @Test(
        "A cancel at the end of a request does not crash the process",
        arguments: [
            StubServer.Reply.answer(302, headers: ["Location": "/"]), .bytes(""), .answer(204),
        ])
    func cancelledAtTheEnd(reply: StubServer.Reply) async throws {
        let server = try StubServer { _ in reply }
        for _ in 0..<100 {
            let task = Task { [client] in try? await client.send(HTTPRequest(), to: server.url) }
            await server.expect()
            task.cancel()
            _ = await task.value
        }
    }

    @Test("An answer that begins or ends too late", arguments: [true, false])
    func late(isSilent: Bool) async throws {
        let server = try StubServer { _ in isSilent ? .silence : .flood(0) {} }
        let delay = ControlledDelay()
        let client = HTTPClient(timeout: .seconds(100), delay: delay)
        async let text = failure(of: client, at: server.url)
        await server.expect()
        #expect(await delay.nextWait() == .seconds(400))
        await delay.resumeAll()
        #expect(await text.hasPrefix("slow: "))
        #expect(await text.hasSuffix("can't be reached: it did not answer in time."))
    }

    @Test("A server that is silent for too long")
    func silence() async throws {
        let server = try StubServer { _ in .silence }
        let client = HTTPClient(timeout: .milliseconds(100), delay: ControlledDelay())
        let text = await failure(of: client, at: server.url)
        #expect(text.hasSuffix("can't be reached: it did not answer in time."))
    }

    @Test("An endless answer is too large, and the client stops reading")
    func flood() async throws {
        let (ends, hungUp) = AsyncStream.makeStream(of: Void.self)
        let server = try StubServer { _ in .flood(4) { hungUp.yield() } }
        let client = HTTPClient(timeout: Device.longTimeout, limit: 1000)
        let text = await failure(of: client, at: server.url)
        #expect(text.hasSuffix("can't be reached: its answer is too large."))
        #expect(await ends.first { true } != nil)
    }

    @Test("A port on which no server listens")
    func refused() async throws {
        let text = await failure(at: try #require(URL(string: "http://127.0.0.1:1")))
        #expect(text == "http://127.0.0.1:1 can't be reached: nothing listens there.")
    }

    @Test("A cancelled request ends at once, before it is sent or while it is in flight")
    func cancellation() async throws {
        let server = try StubServer { _ in .silence }
        let send = { @Sendable [client] in
            _ = await #expect(throws: HTTPError.cancelled) {
                try await client.send(HTTPRequest(), to: server.url)
            }
        }
        await cancelled { await send() }
        let task = Task { await send() }
        await server.expect()
        task.cancel()
        await task.value
    }

    /// The text of the error; empty if there is none.
    private func failure(of client: HTTPClient? = nil, at server: URL) async -> String {
        do throws(HTTPError) {
            _ = try await (client ?? self.client).send(HTTPRequest(), to: server)
            return ""
        } catch {
            guard case .unavailable(let reason) = error.failure else { return "\(error)" }
            return error.isSlow ? "slow: \(reason.details)" : reason.details
        }
    }
}
