import Domain
import Foundation
import NotesDomain
import Testing

@testable import NotesData

@Suite("Notes over HTTP: what is sent, and what an answer means")
struct NotesAPITests {
    private static let note = #"{"id":"n1","text":"Tea","version":7,"more":1}"#
    private static let tombstone = #"{"id":"n1","version":8,"deleted":true}"#
    private static let other = #"{"id":"n2","text":"Tea","version":7}"#
    /// The answer of a gateway, which does not name the API.
    private static let foreign = #"{"message":"No","id":"n1"}"#
    /// An error of the API. Its last two fields belong to a later version of the API.
    private static let message = #"{"message":"A\nb","api":"notes","code":7,"more":{"a":[null]}}"#
    private static let noNote = #"{"message":"Gone","api":"notes","id":"n1","code":7}"#

    private static let tea = RemoteNote(
        id: "n1", fields: ContentFields(content: "Tea", others: ["more": 1]), version: 7)
    private static let gone = RemoteNote(id: "n1", content: nil, version: 8)
    private static let put = RemoteChange(key: "k", content: "Tea", base: 3)
    private static let delete = RemoteChange(key: "k", content: nil, base: 3)

    private static func version(_ number: String) -> String {
        #"{"id":"n1","text":"Tea","version":\#(number)}"#
    }

    // MARK: What is sent

    @Test("A change, and a fetch")
    func requests() {
        let others = ["at": 1.5, "list": [nil, true]] as [String: JSONValue]
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

    @Test("The answer to a save has the note, up to the greatest version")
    func accepted() throws {
        #expect(try NotesAPI.note("n1", in: HTTPAnswer(200, Self.note), to: Self.put) == Self.tea)
        let last = HTTPAnswer(200, Self.version("9007199254740991"))
        #expect(try NotesAPI.note("n1", in: last, to: Self.put).version == 9_007_199_254_740_991)
    }

    @Test("Only status 204 confirms a delete")
    func deleted() throws {
        let note = try NotesAPI.note("n1", in: HTTPAnswer(204), to: Self.delete)
        #expect(note == RemoteNote(id: "n1", content: nil, version: 3))
        for body in [Self.note, Self.tombstone, "<html>"] {
            expectNoAnswer(HTTPAnswer(200, body), to: Self.delete)
        }
    }

    private static let failures: [(HTTPAnswer, RemoteNotesError)] =
        [
            (HTTPAnswer(401, message), .loggedOut), (HTTPAnswer(404, noNote), .notFound),
            (HTTPAnswer(412, note), .conflict(tea)), (HTTPAnswer(412, tombstone), .conflict(gone)),
        ]
        // If the answer names the API, a status from 400 to 499 rejects the change. The statuses that
        // are subtracted mean something else, or that the server may only be busy.
        + Set(400..<500).subtracting([401, 404, 408, 410, 412, 425, 429]).map {
            (HTTPAnswer($0, message), rejected)
        }
    private static let rejected = RemoteNotesError.rejected("A\\u000ab")

    @Test("Errors that refuse a change", arguments: failures)
    func failed(answer: HTTPAnswer, error: RemoteNotesError) {
        for change in [Self.put, Self.delete] {
            #expect(throws: error) { try NotesAPI.note("n1", in: answer, to: change) }
        }
    }

    @Test("A gateway's 413 rejects a note only if the note is long")
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

    private static let strange = [
        200: [
            "<html>Log in to this network</html>", #"{"id":"n1","version":7}"#, other, tombstone,
            version("1e99"), version("9007199254740992"), version("0"), "\u{FEFF}[[[[",
        ],
        302: [""], 400: [foreign], 401: ["<html>", foreign], 403: [foreign],
        404: [
            "", "<html>", foreign, message, #"{"message":"Gone","api":"notes","id":"n2"}"#,
            #"{"message":"No","api":"notes","id":7}"#,
        ],
        408: [message], 410: [message], 412: [other, message],
        413: ["<html>"], 422: ["<html>", foreign], 425: [message], 429: [message],
        500: ["", message], 503: [message],
    ].flatMap { status, bodies in bodies.map { HTTPAnswer(status, $0, retryAfter: "9") } }

    @Test("An answer to a change that is not in the API is not used", arguments: strange)
    func noAnswer(answer: HTTPAnswer) {
        for change in [Self.put, Self.delete] { expectNoAnswer(answer, to: change) }
        expectNoAnswer(HTTPAnswer(204), to: Self.put)
    }

    private func expectNoAnswer(_ answer: HTTPAnswer, to change: RemoteChange) {
        let error = RemoteNotesError(.unexpected(answer))
        #expect(throws: error) { try NotesAPI.note("n1", in: answer, to: change) }
    }

    // MARK: What an answer to a fetch means

    @Test("A page with notes and deleted notes")
    func page() throws {
        let notes = "[\(Self.note),\(Self.tombstone)]"
        for (more, hasMore) in [("", false), (#","more":true"#, true)] {
            let answer = HTTPAnswer(200, #"{"notes":\#(notes),"cursor":"c"\#(more)}"#)
            let page = RemoteChanges(notes: [Self.tea, Self.gone], cursor: "c", hasMore: hasMore)
            #expect(try NotesAPI.changes(in: answer, after: "b") == page)
        }
    }

    @Test("Only the server can refuse a cursor or end a session")
    func unknownCursor() {
        for (status, error) in [(410, RemoteNotesError.unknownCursor), (401, .loggedOut)] {
            let answer = HTTPAnswer(status, Self.message)
            #expect(throws: error) { try NotesAPI.changes(in: answer, after: "b") }
        }
    }

    private static let elements: [(String, Note.ID, Int)] = [
        (#"{"id":"n2","text":"cut \ud83d","version":8}"#, "n2", 8),
        (#"{"id":"n2","text":"a\u0000b","version":8}"#, "n2", 8),
        (#"{"id":"n2","text":7,"version":8}"#, "n2", 8), (#"{"id":"n2","version":8}"#, "n2", 8),
        (#"{"id":"n2","text":"a","version":"8"}"#, "n2", 0),
        (#"{"id":"n2","text":"a","version":1e99}"#, "n2", 0),
        (#"{"id":"n2","text":"a","version":-1}"#, "n2", 0),
        (#"{"id":2,"text":"a","version":8}"#, "", 8), (#"{"\ud83d":1,"id":"n2"}"#, "", 0),
        (#"{"id":"\ud83d","text":"a","version":8}"#, "", 8), ("null", "", 0), ("[[]]", "", 0),
    ]

    @Test("An unreadable note does not hide the other notes", arguments: elements)
    func unreadable(note: String, id: Note.ID, version: Int) throws {
        let body = #"{"notes":[\#(note),\#(Self.note)],"cursor":"c"}"#
        let page = try NotesAPI.changes(in: HTTPAnswer(200, body), after: "b")
        #expect(page.notes == [Self.tea])
        #expect(page.unreadable == [UnreadableNote(id: id, version: version)])
    }

    @Test(
        "If the server's note in a conflict can't be read, the change is rejected",
        arguments: [version("9007199254740992"), #"{"id":"n1","text":"\u0000","version":8}"#])
    func unreadableConflict(note: String) {
        let error = RemoteNotesError.rejected("The note at the server can't be read.")
        #expect(throws: error) { try NotesAPI.note("n1", in: HTTPAnswer(412, note), to: Self.put) }
    }

    private static let noPages =
        [
            #"{"notes":[]}"#,
            #"{"notes":[\#(note)],"cursor":"c","more":1}"#,
            #"{"notes":[],"cursor":"c","more":true}"#,
            #"{"notes":[],"cursor":"\#(String(repeating: "c", count: 1001))"}"#,
            #"{"notes":[\#(note)],"cursor":"b","more":true}"#,
        ].map { HTTPAnswer(200, $0) } + [HTTPAnswer(401, "<html>"), HTTPAnswer(410, "<html>")]
        + [400, 402, 403, 404, 405, 409, 412, 413, 422, 429, 451, 499, 500, 503].map {
            HTTPAnswer($0, message)
        }

    @Test("An answer to a fetch that is not in the API is not used", arguments: noPages)
    func noPage(answer: HTTPAnswer) {
        let error = RemoteNotesError(.unexpected(answer))
        #expect(throws: error) { try NotesAPI.changes(in: answer, after: "b") }
    }
}
