import Domain
import Foundation
import Testing

@testable import Data

@Suite("Notes over HTTP", .timeLimit(.minutes(5)))
struct HTTPRemoteNotesTests {
    /// What a server answers to a change of note n1, and what the caller gets.
    struct Row: Sendable, CustomTestStringConvertible {
        let reply: StubServer.Reply
        let expected: String

        init(_ reply: StubServer.Reply, _ expected: String) {
            self.reply = reply
            self.expected = expected
        }

        var testDescription: String { "\(reply)" }
    }

    private static let note = #"{"id":"n1","text":"Tea","version":7,"more":1}"#
    private static let tombstone = #"{"id":"n1","version":8,"deleted":true}"#
    private static let message = #"{"message":"Line one\nline two"}"#
    private static let noAnswer = ": that is no answer of a server of notes. Check the address."

    private static let puts = [
        Row(.answer(200, note), "n1 Tea 7"),
        Row(.answer(200, "<html>Log in to this network</html>"), "status 200\(noAnswer)"),
        Row(.answer(200, #"{"id":"n1","version":7}"#), "status 200\(noAnswer)"),
        Row(.answer(200, #"{"id":"n2","text":"Tea","version":7}"#), "status 200\(noAnswer)"),
        Row(.answer(200, version("1e99")), "status 200\(noAnswer)"),
        Row(.answer(200, version("9007199254740991")), "n1 Tea 9007199254740991"),
        Row(.answer(200, version("9007199254740992")), "status 200\(noAnswer)"),
        Row(.answer(200, version("9223372036854775807")), "status 200\(noAnswer)"),
        Row(.answer(200, version("0")), "status 200\(noAnswer)"),
        Row(.answer(412, version("9007199254740992")), "status 412\(noAnswer)"),
        Row(.answer(200, tombstone), "status 200\(noAnswer)"),
        Row(.answer(200, "\u{FEFF}[[[["), "status 200\(noAnswer)"),
        Row(.answer(204), "status 204\(noAnswer)"),
        Row(.answer(302, headers: ["Location": "/"]), "status 302\(noAnswer)"),
        Row(.answer(404, message), "notFound"),
        Row(.answer(404, "<html>"), "status 404\(noAnswer)"),
        Row(.answer(412, note), "conflict n1 Tea 7"),
        Row(.answer(412, tombstone), "conflict n1 nil 8"),
        Row(.answer(412, #"{"id":"n2","version":8,"deleted":true}"#), "status 412\(noAnswer)"),
        Row(.answer(410, message), "status 410: Line one\\nline two"),
        Row(.answer(413, "<html>"), "rejected The note is too long for the server."),
        Row(.answer(422, message), "rejected Line one\\nline two"),
        Row(.answer(422, "<html>"), "status 422\(noAnswer)"),
        Row(.answer(403, message), "rejected Line one\\nline two"),
        Row(
            .answer(429, message, headers: ["Retry-After": "9"]), "Line one\\nline two, 9.0 seconds"
        ),
        Row(.answer(500, message), "status 500: Line one\\nline two"),
        Row(.answer(500), "status 500\(noAnswer)"),
        Row(.answer(503, message, headers: ["Retry-After": "120"]), "line two, 120.0 seconds"),
        Row(.answer(503, message, headers: ["Retry-After": "-1"]), "line two"),
        Row(.answer(503, message, headers: ["retry-after": "9999999999"]), ", 86400.0 seconds"),
        Row(.answer(503, message, headers: ["Retry-After": "soon"]), "line two"),
        Row(.bytes(""), "can't be reached: the connection broke."),
        Row(
            .bytes("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n\(note)"), "the connection broke."),
        Row(.bytes("\u{1}nonsense\n\n"), "can't be reached: "),
        Row(.answer(401, message, headers: ["WWW-Authenticate": "Basic realm=x"]), "unavailable"),
    ]

    private static func version(_ number: String) -> String {
        #"{"id":"n1","text":"Tea","version":\#(number)}"#
    }

    @Test("Each answer to a change", arguments: puts)
    func put(row: Row) async throws {
        let device = try await Device { _ in row.reply }
        let text = await device.outcome {
            describe(
                try await $0.put(id: "n1", text: "Tea", version: 3, key: "k", for: Device.session))
        }
        #expect(text.contains(row.expected))
        #expect(!text.contains("\n"))
    }

    @Test(
        "A delete is acknowledged by 204 alone",
        arguments: [
            Row(.answer(204), "deleted"), Row(.answer(200, note), "status 200\(noAnswer)"),
            Row(.answer(200, "<html>"), "status 200\(noAnswer)"),
            Row(.answer(404, message), "notFound"), Row(.answer(404), "status 404\(noAnswer)"),
            Row(.answer(412, note), "conflict n1 Tea 7"),
        ])
    func delete(row: Row) async throws {
        let device = try await Device { _ in row.reply }
        let text = await device.outcome {
            try await $0.delete(id: "n1", version: 3, key: "k", for: Device.session)
            return "deleted"
        }
        #expect(text.hasSuffix(row.expected))
    }

    @Test(
        "What has changed",
        arguments: [
            Row(.answer(200, #"{"notes":[\#(note),\#(tombstone)],"cursor":"c"}"#), "7 n1 nil 8 c"),
            Row(.answer(200, #"{"notes":[{"id":"n1","version":8}],"cursor":"c"}"#), noAnswer),
            Row(.answer(200, #"{"notes":[]}"#), noAnswer),
            Row(.answer(200, #"{"notes":[\#(version("-1"))],"cursor":"c"}"#), noAnswer),
            Row(.answer(404, message), "status 404: Line one\\nline two"),
            Row(.answer(200, #"{"notes":[\#(note)],"cursor":"c","more":true}"#), "7 c more"),
            Row(.answer(200, #"{"notes":[\#(note)],"cursor":"c","more":1}"#), noAnswer),
            Row(.answer(200, #"{"notes":[],"cursor":"c","more":true}"#), noAnswer),
            Row(.answer(200, #"{"notes":[\#(note)],"cursor":"a&b c","more":true}"#), noAnswer),
            Row(.answer(410, message), "unknownCursor"),
            Row(.answer(410, "<html>"), "status 410\(noAnswer)"),
        ]
            + [400, 402, 403, 405, 406, 409, 413, 418, 421, 422, 423, 426, 428, 431, 451, 499].map {
                Row(.answer($0, message), "status \($0): Line one\\nline two")
            })
    func changes(row: Row) async throws {
        let device = try await Device { _ in row.reply }
        let text: String
        do {
            let changes = try await device.notes.changes(after: "a&b c", for: Device.session)
            text =
                changes.notes.map(describe).joined(separator: " ") + " \(changes.cursor)"
                + (changes.hasMore ? " more" : "")
        } catch {
            text = describe(error)
        }
        #expect(text.hasSuffix(row.expected))
    }

    @Test("What is sent")
    func requests() async throws {
        let device = try await Device { request in
            .answer(422, #"{"message":"\#(request.text)"}"#)
        }
        var sent: [String] = []
        sent.append(
            await device.outcome {
                describe(
                    try await $0.put(
                        id: "../a b", text: "T", version: nil, key: "k", for: Device.session))
            })
        sent.append(
            await device.outcome {
                describe(
                    try await $0.put(id: "n1", text: "é", version: 3, key: "k", for: Device.session)
                )
            })
        sent.append(
            await device.outcome {
                try await $0.delete(id: "n1", version: 3, key: "k2", for: Device.session)
                return "deleted"
            })
        let put = "rejected PUT /notes"
        #expect(
            sent == [
                "\(put)/%2E%2E%2Fa%20b Bearer a0 key k none-match * {'text':'T'}",
                "\(put)/n1 Bearer a0 key k match 3 {'text':'é'}",
                "rejected DELETE /notes/n1 Bearer a0 key k2 match 3 ",
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
        let text = await device.outcome {
            describe(
                try await $0.put(id: "n1", text: "Tea", version: 3, key: "k", for: Device.session))
        }
        #expect(text.hasSuffix("status \(status)\(Self.noAnswer)"))
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
                    return error != .loggedOut
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
        let text = await device.outcome {
            try await $0.changes(after: "c", for: Device.session).cursor
        }
        #expect(text == "unavailable “\(address)” is not the address of a server.")
    }

    @Test("The address of a server may have a path")
    func addressWithPath() async throws {
        let device = try await Device { .answer(422, #"{"message":"\#($0.line)"}"#) }
        for path in ["/api/v1", "/api/v1//"] {
            let url = try #require(URL(string: device.server.url.absoluteString + path))
            try await device.logInElsewhere(url)
            let text = await device.outcome {
                try await $0.changes(after: "a&b", for: Device.session).cursor
            }
            #expect(text.hasSuffix(": GET /api/v1/notes?after=a%26b"))
        }
    }

    @Test("An answer that does not come in time")
    func silence() async throws {
        let device = try await Device(timeout: .milliseconds(100)) { _ in .silence }
        let text = await device.outcome {
            try await $0.changes(after: nil, for: Device.session).cursor
        }
        #expect(text.hasSuffix("can't be reached: it did not answer in time."))
    }

    @Test("An answer without an end is too large, and is not read on")
    func flood() async throws {
        let (ends, hungUp) = AsyncStream.makeStream(of: Void.self)
        let server = try StubServer { _ in .flood(4) { hungUp.yield() } }
        await #expect(
            throws: HTTPError.unreachable(server.url, "its answer is too large")
        ) {
            try await HTTPClient(timeout: Device.longTimeout, limit: 1000).send(
                HTTPRequest(), to: server.url)
        }
        #expect(await ends.first { true } != nil)
    }

    @Test("Nobody listens")
    func refused() async throws {
        let device = try await Device { _ in .silence }
        try await device.logInElsewhere(URL(string: "http://127.0.0.1:1")!)
        let text = await device.outcome {
            describe(
                try await $0.put(id: "n1", text: "Tea", version: 3, key: "k", for: Device.session))
        }
        #expect(
            text == "unavailable http://127.0.0.1:1 can't be reached: nothing listens there.")
    }

    @Test("A cancelled request ends at once, before it is sent or while it is in flight")
    func cancellation() async throws {
        let (requests, arrived) = AsyncStream.makeStream(of: String.self)
        let device = try await Device { request in
            arrived.yield(request.line)
            return .silence
        }
        let put = { @Sendable in
            let text = await device.outcome {
                describe(
                    try await $0.put(
                        id: "n1", text: "Tea", version: 3, key: "k", for: Device.session))
            }
            #expect(text == "cancelled")
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
