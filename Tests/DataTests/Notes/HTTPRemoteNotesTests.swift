import Domain
import Foundation
import Testing

@testable import Data

@Suite("Notes over HTTP", .timeLimit(.minutes(5)))
struct HTTPRemoteNotesTests {
    private static let note = #"{"id":"n1","text":"Tea","version":7,"more":1}"#
    private static let tombstone = #"{"id":"n1","version":8,"deleted":true}"#
    private static let message = #"{"message":"Line one\nline two"}"#
    private static let noAnswer = ": that is no answer of a server of notes. Check the address."

    /// Answers of a server, and the result that the caller gets.
    private static let puts: [(StubServer.Reply, String)] = [
        (.answer(200, note), "n1 Tea 7"),
        (.answer(200, "<html>Log in to this network</html>"), "status 200\(noAnswer)"),
        (.answer(200, #"{"id":"n1","version":7}"#), "status 200\(noAnswer)"),
        (.answer(200, #"{"id":"n2","text":"Tea","version":7}"#), "status 200\(noAnswer)"),
        (.answer(200, version("1e99")), "status 200\(noAnswer)"),
        (.answer(200, version("9007199254740991")), "n1 Tea 9007199254740991"),
        (.answer(200, version("9007199254740992")), "status 200\(noAnswer)"),
        (.answer(200, version("0")), "status 200\(noAnswer)"),
        (.answer(412, version("9007199254740992")), "status 412\(noAnswer)"),
        (.answer(200, tombstone), "status 200\(noAnswer)"),
        (.answer(200, "\u{FEFF}[[[["), "status 200\(noAnswer)"),
        (.answer(204), "status 204\(noAnswer)"),
        (.answer(302, headers: ["Location": "/"]), "status 302\(noAnswer)"),
        (.answer(404, message), "notFound"),
        (.answer(404, "<html>"), "status 404\(noAnswer)"),
        (.answer(412, note), "conflict n1 Tea 7"),
        (.answer(412, tombstone), "conflict n1 nil 8"),
        (.answer(412, #"{"id":"n2","version":8,"deleted":true}"#), "status 412\(noAnswer)"),
        (.answer(410, message), "status 410: Line one\\nline two"),
        (.answer(413, "<html>"), "rejected The note is too long for the server."),
        (.answer(422, message), "rejected Line one\\nline two"),
        (.answer(422, "<html>"), "status 422\(noAnswer)"),
        (.answer(403, message), "rejected Line one\\nline two"),
        (.answer(429, message, headers: ["Retry-After": "9"]), "Line one\\nline two, 9.0 seconds"),
        (.answer(500, message), "status 500: Line one\\nline two"),
        (.answer(500), "status 500\(noAnswer)"),
        (.answer(503, message, headers: ["Retry-After": "120"]), "line two, 120.0 seconds"),
        (.answer(503, message, headers: ["Retry-After": "-1"]), "line two"),
        (.answer(503, message, headers: ["retry-after": "9999999999"]), ", 86400.0 seconds"),
        (.answer(503, message, headers: ["Retry-After": "soon"]), "line two"),
        (.bytes(""), "can't be reached: the connection broke."),
        (.bytes("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n\(note)"), "the connection broke."),
        (.bytes("\u{1}nonsense\n\n"), "can't be reached: "),
        (.answer(401, message, headers: ["WWW-Authenticate": "Basic realm=x"]), "unavailable"),
    ]

    private static func version(_ number: String) -> String {
        #"{"id":"n1","text":"Tea","version":\#(number)}"#
    }

    @Test("Each answer to a change", arguments: puts)
    func put(reply: StubServer.Reply, expected: String) async throws {
        let device = try await Device { _ in reply }
        let text = await device.put()
        #expect(text.contains(expected))
        #expect(!text.contains("\n"))
    }

    @Test(
        "A delete is acknowledged by 204 alone",
        arguments: [
            (.answer(204), "n1 nil 3"), (.answer(200, note), "status 200\(noAnswer)"),
            (.answer(200, "<html>"), "status 200\(noAnswer)"),
            (.answer(404, message), "notFound"), (.answer(404), "status 404\(noAnswer)"),
            (.answer(412, note), "conflict n1 Tea 7"),
        ] as [(StubServer.Reply, String)])
    func delete(reply: StubServer.Reply, expected: String) async throws {
        let device = try await Device { _ in reply }
        #expect(await device.delete().hasSuffix(expected))
    }

    private static let fetches: [(StubServer.Reply, String)] =
        [
            (.answer(200, #"{"notes":[\#(note),\#(tombstone)],"cursor":"c"}"#), "7 n1 nil 8 c"),
            (.answer(200, #"{"notes":[{"id":"n1","version":8}],"cursor":"c"}"#), noAnswer),
            (.answer(200, #"{"notes":[]}"#), noAnswer),
            (.answer(200, #"{"notes":[\#(version("-1"))],"cursor":"c"}"#), noAnswer),
            (.answer(404, message), "status 404: Line one\\nline two"),
            (.answer(200, #"{"notes":[\#(note)],"cursor":"c","more":true}"#), "7 c more"),
            (.answer(200, #"{"notes":[\#(note)],"cursor":"c","more":1}"#), noAnswer),
            (.answer(200, #"{"notes":[],"cursor":"c","more":true}"#), noAnswer),
            (.answer(200, #"{"notes":[\#(note)],"cursor":"a&b c","more":true}"#), noAnswer),
            (.answer(410, message), "unknownCursor"),
            (.answer(410, "<html>"), "status 410\(noAnswer)"),
        ]
        + [400, 402, 403, 405, 406, 409, 413, 418, 421, 422, 423, 426, 428, 431, 451, 499].map {
            (.answer($0, message), "status \($0): Line one\\nline two")
        }

    @Test("What has changed", arguments: fetches)
    func changes(reply: StubServer.Reply, expected: String) async throws {
        let device = try await Device { _ in reply }
        #expect(await device.changes(after: "a&b c").hasSuffix(expected))
    }

    @Test("What is sent")
    func requests() async throws {
        let device = try await Device { request in
            .answer(422, #"{"message":"\#(request.text)"}"#)
        }
        let sent = [
            await device.put("../a b", "T", version: nil), await device.put("n1", "é"),
            await device.delete(),
        ]
        let put = "rejected PUT /notes"
        #expect(
            sent == [
                "\(put)/%2E%2E%2Fa%20b Bearer a0 key k none-match * {'text':'T'}",
                "\(put)/n1 Bearer a0 key k match 3 {'text':'é'}",
                "rejected DELETE /notes/n1 Bearer a0 key k match 3 ",
            ])
    }

    @Test(
        "A redirect is not followed, so no token reaches another host",
        arguments: [301, 302, 303, 307, 308])
    func redirect(status: Int) async throws {
        let other = try StubServer { request in
            Issue.record("Asked: \(request)")
            return .answer(200, Self.note)
        }
        let place = other.url.absoluteString
        let device = try await Device { _ in
            .answer(status, "moved", headers: ["Location": place + "/notes/n1"])
        }
        #expect(await device.put().hasSuffix("status \(status)\(Self.noAnswer)"))
    }

    @Test(
        "A caller that is cancelled just as its request ends stops no process",
        arguments: [
            StubServer.Reply.answer(302, headers: ["Location": "/"]), .bytes(""), .answer(204),
        ])
    func cancelledAtTheEnd(reply: StubServer.Reply) async throws {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        let server = try StubServer { _ in
            arrived.yield()
            return reply
        }
        let client = HTTPClient(timeout: Device.longTimeout)
        var requests = arrivals.makeAsyncIterator()
        for _ in 0..<100 {
            let task = Task {
                do throws(HTTPError) {
                    return try await client.send(HTTPRequest(), to: server.url).status != 0
                } catch {
                    return error != .damaged("")
                }
            }
            await requests.next()
            task.cancel()
            #expect(await task.value)
        }
    }

    @Test(
        "An address that is none of a server is an error, and nothing is sent anywhere",
        arguments: ["?x=1", "/#f", "/notes?", "file", "ftp", "mailto", "path", "none"])
    func noAddress(kind: String) async throws {
        let device = try await Device { request in
            Issue.record("Asked: \(request)")
            return .answer(200, Self.note)
        }
        let port = try #require(device.server.url.port)
        let others = [
            "file": "file:///notes", "ftp": "ftp://127.0.0.1:\(port)", "mailto": "mailto:al@x.test",
            "path": "127.0.0.1", "none": "http:///",
        ]
        let address = others[kind] ?? device.server.url.absoluteString + kind
        try await device.logInElsewhere(#require(URL(string: address)))
        #expect(
            await device.changes(after: "c")
                == "unavailable “\(address)” is not the address of a server.")
    }

    @Test("The address of a server may have a path")
    func addressWithPath() async throws {
        let device = try await Device { .answer(422, #"{"message":"\#($0.line)"}"#) }
        for path in ["/api/v1", "/api/v1//"] {
            let url = try #require(URL(string: device.server.url.absoluteString + path))
            try await device.logInElsewhere(url)
            let text = await device.changes(after: "a&b")
            #expect(text.hasSuffix(": GET /api/v1/notes?after=a%26b"))
        }
    }

    @Test("An answer that does not come in time")
    func silence() async throws {
        let device = try await Device(timeout: .milliseconds(100)) { _ in .silence }
        #expect(await device.changes().hasSuffix("can't be reached: it did not answer in time."))
    }

    @Test("An answer without an end is too large, and is not read on")
    func flood() async throws {
        let (ends, hungUp) = AsyncStream.makeStream(of: Void.self)
        let server = try StubServer { _ in .flood(4) { hungUp.yield() } }
        await #expect(throws: HTTPError.unreachable(server.url, "its answer is too large")) {
            try await HTTPClient(timeout: Device.longTimeout, limit: 1000).send(
                HTTPRequest(), to: server.url)
        }
        #expect(await ends.first { true } != nil)
    }

    @Test("Nobody listens")
    func refused() async throws {
        let device = try await Device { _ in .silence }
        try await device.logInElsewhere(URL(string: "http://127.0.0.1:1")!)
        let text = await device.put()
        #expect(text == "unavailable http://127.0.0.1:1 can't be reached: nothing listens there.")
    }

    @Test("A cancelled request ends at once, before it is sent or while it is in flight")
    func cancellation() async throws {
        let (requests, arrived) = AsyncStream.makeStream(of: String.self)
        let device = try await Device { request in
            arrived.yield(request.line)
            return .silence
        }
        let put = { @Sendable in
            #expect(await device.put() == "cancelled")
        }
        await cancelled(put)
        let task = Task { await put() }
        #expect(await requests.first { _ in true } == "PUT /notes/n1")
        task.cancel()
        await task.value
    }
}

extension StubServer.Request {
    /// Without quotation marks, so that it fits into JSON.
    fileprivate var text: String {
        let names = [
            "authorization": "", "idempotency-key": "key ", "if-match": "match ",
            "if-none-match": "none-match ",
        ]
        let fields = names.keys.sorted().compactMap { name in
            headers[name].map { names[name, default: ""] + $0 }
        }
        return ([line] + fields + [body.replacing("\"", with: "'")]).joined(separator: " ")
    }
}
