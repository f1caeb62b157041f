import Domain
import Foundation
import Testing

@testable import Data

@Suite("Notes over HTTP: what is sent, and what an answer means")
struct NotesAPITests {
    private static let note = #"{"id":"n1","text":"Tea","version":7,"more":1}"#
    private static let tombstone = #"{"id":"n1","version":8,"deleted":true}"#
    private static let other = #"{"id":"n2","text":"Tea","version":7}"#
    private static let message = #"{"message":"Line one\nline two","api":"notes"}"#
    /// As a gateway says it.
    private static let foreign = #"{"message":"No","id":"n1"}"#
    /// As a later version of the API may say it.
    private static let longer =
        #"{"message":"Line one\nline two","api":"notes","code":7,"more":{"a":[null]}}"#

    private static let tea = RemoteNote(
        id: "n1", fields: ContentFields(content: "Tea", others: ["more": .number(1)]), version: 7)
    private static let gone = RemoteNote(id: "n1", content: nil, version: 8)
    private static let put = RemoteChange(key: "k", content: "Tea", base: 3)
    private static let delete = RemoteChange(key: "k", content: nil, base: 3)

    private static func version(_ number: String) -> String {
        #"{"id":"n1","text":"Tea","version":\#(number)}"#
    }

    // MARK: What is sent

    @Test("A change, and a fetch")
    func requests() {
        let others = ["at": JSONValue.number(1.5), "list": .list([.null, .bool(true)])]
        let fields = ContentFields(content: "é", others: others)
        let create = RemoteChange(key: "k", fields: fields, base: nil)
        let requests = [
            NotesAPI.fetch(after: nil), NotesAPI.fetch(after: "c"),
            NotesAPI.send(create, to: "n1"), NotesAPI.send(Self.put, to: "n1"),
            NotesAPI.send(Self.delete, to: "n1"),
        ]
        let json = "Content-Type: application/json"
        #expect(
            requests.map(text) == [
                "GET notes", "GET notes?after=c",
                #"PUT notes/n1 \#(json) Idempotency-Key: k If-None-Match: * "#
                    + #"{"at":1.5,"list":[null,true],"text":"é"}"#,
                #"PUT notes/n1 \#(json) Idempotency-Key: k If-Match: 3 {"text":"Tea"}"#,
                "DELETE notes/n1 Idempotency-Key: k If-Match: 3",
            ])
    }

    private func text(_ request: HTTPRequest) -> String {
        let query = request.query.map { "?\($0)=\($1)" }.joined()
        let headers = request.headers.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
        let body = request.body.map { [String(decoding: $0, as: UTF8.self)] } ?? []
        let start = "\(request.method) \(request.path.joined(separator: "/"))\(query)"
        return ([start] + headers + body).joined(separator: " ")
    }

    // MARK: What an answer to a change means

    @Test("A note that was put comes back as it is now, up to the greatest version")
    func accepted() throws {
        #expect(try NotesAPI.note("n1", in: HTTPAnswer(200, Self.note), to: Self.put) == Self.tea)
        let last = HTTPAnswer(200, Self.version("9007199254740991"))
        #expect(try NotesAPI.note("n1", in: last, to: Self.put).version == 9_007_199_254_740_991)
    }

    @Test("A delete is acknowledged by 204 alone")
    func deleted() throws {
        let note = try NotesAPI.note("n1", in: HTTPAnswer(204), to: Self.delete)
        #expect(note == RemoteNote(id: "n1", content: nil, version: 3))
        for body in [Self.note, Self.tombstone, "<html>"] {
            expectNoAnswer(HTTPAnswer(200, body), to: Self.delete)
        }
    }

    private static let failures: [(HTTPAnswer, RemoteNotesError)] =
        [
            (HTTPAnswer(401, message), .loggedOut),
            (HTTPAnswer(404, #"{"message":"Gone","api":"notes","id":"n1"}"#), .notFound),
            (HTTPAnswer(412, note), .conflict(tea)),
            (HTTPAnswer(412, tombstone), .conflict(gone)),
            (HTTPAnswer(401, longer), .loggedOut),
            (HTTPAnswer(404, #"{"message":"Gone","api":"notes","id":"n1","code":7}"#), .notFound),
            (HTTPAnswer(422, longer), rejected),
        ]
        // With the name of the API, all that say that the client is wrong, but for those that mean something
        // else, or that may come from a server that is only busy.
        + Set(400..<500).subtracting([401, 404, 408, 410, 412, 425, 429]).map {
            (HTTPAnswer($0, message), rejected)
        }
    private static let rejected = RemoteNotesError.rejected("Line one\\u000aline two")

    @Test("A change that is not made", arguments: failures)
    func failed(answer: HTTPAnswer, error: RemoteNotesError) {
        for change in [Self.put, Self.delete] {
            #expect(throws: error) { try NotesAPI.note("n1", in: answer, to: change) }
        }
    }

    @Test("A gateway may say that a note is too long, if it is long")
    func tooLong() {
        let answer = HTTPAnswer(413, "<html>")
        let text = String(repeating: "a", count: 1000)
        #expect(throws: RemoteNotesError.rejected("The note is too long for the server.")) {
            let change = RemoteChange(key: "k", content: NoteContent(text: text), base: 3)
            return try NotesAPI.note("n1", in: answer, to: change)
        }
        let shorter = NoteContent(text: String(text.dropLast()))
        expectNoAnswer(answer, to: RemoteChange(key: "k", content: shorter, base: 3))
    }

    @Test(
        "An answer to a change that the API does not have is none",
        arguments: [
            HTTPAnswer(200, "<html>Log in to this network</html>"),
            HTTPAnswer(200, #"{"id":"n1","version":7}"#), HTTPAnswer(200, other),
            HTTPAnswer(200, version("1e99")), HTTPAnswer(200, version("9007199254740992")),
            HTTPAnswer(200, version("0")), HTTPAnswer(412, version("9007199254740992")),
            HTTPAnswer(200, tombstone), HTTPAnswer(200, "\u{FEFF}[[[["), HTTPAnswer(302),
            HTTPAnswer(401, "<html>"), HTTPAnswer(404, "<html>"), HTTPAnswer(404),
            HTTPAnswer(413, "<html>"),
            HTTPAnswer(412, other), HTTPAnswer(412, message), HTTPAnswer(422, "<html>"),
            HTTPAnswer(404, message),
            HTTPAnswer(404, #"{"message":"Gone","api":"notes","id":"n2"}"#),
            HTTPAnswer(404, #"{"message":"No","api":"notes","id":7}"#),
            HTTPAnswer(400, foreign), HTTPAnswer(401, foreign), HTTPAnswer(403, foreign),
            HTTPAnswer(404, foreign), HTTPAnswer(422, foreign),
            HTTPAnswer(408, message), HTTPAnswer(410, message), HTTPAnswer(425, message),
            HTTPAnswer(429, message, retryAfter: "9"), HTTPAnswer(500, message), HTTPAnswer(500),
            HTTPAnswer(503, message, retryAfter: "120"),
        ])
    func noAnswer(answer: HTTPAnswer) {
        for change in [Self.put, Self.delete] { expectNoAnswer(answer, to: change) }
        expectNoAnswer(HTTPAnswer(204), to: Self.put)
    }

    private func expectNoAnswer(_ answer: HTTPAnswer, to change: RemoteChange) {
        #expect(throws: RemoteNotesError(.unexpected(answer))) {
            try NotesAPI.note("n1", in: answer, to: change)
        }
    }

    // MARK: What an answer to a fetch means

    @Test("A page, with notes and with what was deleted")
    func page() throws {
        let notes = "[\(Self.note),\(Self.tombstone)]"
        let last = HTTPAnswer(200, #"{"notes":\#(notes),"cursor":"c"}"#)
        let tea = [Self.tea, Self.gone]
        #expect(
            try NotesAPI.changes(in: last, after: "b") == RemoteChanges(notes: tea, cursor: "c"))
        let more = HTTPAnswer(200, #"{"notes":\#(notes),"cursor":"c","more":true}"#)
        #expect(
            try NotesAPI.changes(in: more, after: "b")
                == RemoteChanges(notes: tea, cursor: "c", hasMore: true))
    }

    @Test(
        "A cursor that is unknown is said by the server alone; so is a session that is over",
        arguments: [message, longer])
    func unknownCursor(message: String) {
        #expect(throws: RemoteNotesError.unknownCursor) {
            try NotesAPI.changes(in: HTTPAnswer(410, message), after: "b")
        }
        #expect(throws: RemoteNotesError.loggedOut) {
            try NotesAPI.changes(in: HTTPAnswer(401, message), after: "b")
        }
    }

    private static let noPages =
        [
            #"{"notes":[{"id":"n1","version":8}],"cursor":"c"}"#, #"{"notes":[]}"#,
            #"{"notes":[\#(version("-1"))],"cursor":"c"}"#,
            #"{"notes":[\#(note)],"cursor":"c","more":1}"#,
            #"{"notes":[],"cursor":"c","more":true}"#,
            #"{"notes":[],"cursor":"\#(String(repeating: "c", count: 1001))"}"#,
            #"{"notes":[\#(note)],"cursor":"b","more":true}"#,
        ].map { HTTPAnswer(200, $0) } + [HTTPAnswer(401, "<html>"), HTTPAnswer(410, "<html>")]
        + [400, 402, 403, 404, 405, 409, 412, 413, 422, 429, 451, 499, 500, 503].map {
            HTTPAnswer($0, message)
        }

    @Test("An answer to a fetch that the API does not have is none", arguments: noPages)
    func noPage(answer: HTTPAnswer) {
        #expect(throws: RemoteNotesError(.unexpected(answer))) {
            try NotesAPI.changes(in: answer, after: "b")
        }
    }
}
