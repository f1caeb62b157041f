import HTTPTypes
import Testing

@Suite("The API: bad requests")
struct BadRequestTests {
    let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test(
        "For a wrong method, the error lists the allowed methods",
        arguments: [
            (.post, "/notes", "GET, HEAD"), (.options, "/notes", "GET, HEAD"),
            (.patch, "/notes/a", "DELETE, PUT"), (.get, "/items/a", "DELETE, PUT"),
            (.head, "/login", "DELETE, POST"), (.get, "/session/refresh", "POST"),
        ] as [(HTTPRequest.Method, String, String)])
    func method(_ method: HTTPRequest.Method, path: String, allowed: String) async throws {
        try await server.run { api in
            let answer = try await api.send(method, path, [:], nil)
            #expect(answer.status == 405)
            #expect(answer.headers[.allow] == allowed)
        }
    }

    @Test("HEAD gets the headers of GET, without a body", arguments: ["/notes", "/items", "/x"])
    func head(path: String) async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            for fields in [[:], api.authorized()] {
                let get = try await api.send(.get, path, fields, nil)
                let head = try await api.send(.head, path, fields, nil)
                #expect(head.status == get.status)
                #expect(head.body.isEmpty)
                for name in [HTTPField.Name.contentLength, .contentType, .wwwAuthenticate] {
                    #expect(head.headers[name] == get.headers[name])
                }
            }
        }
    }

    @Test("A content that can't be stored is refused", arguments: NoteContent.refused)
    func content(_ body: String) async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let answer = try await api.send(
                .put, "/notes/a", api.authorized(.isAbsent, key: "k"), body)
            #expect(answer.status == 422)
            #expect(try answer.message()?.isEmpty == false)
            #expect(try await api.notes().notes().notes.isEmpty)
        }
    }

    @Test("The largest content is accepted")
    func greatest() async throws {
        try await server.run { api in
            let answer = try await api.loggedIn().put("a", .greatest, .isAbsent)
            #expect(try answer.note().content == .greatest)
        }
    }

    @Test(
        "An id has 1 to 64 letters, digits, hyphens or underscores",
        arguments: ["a%20b", "a%0Ab", "%C3%A9", "a.b", String(repeating: "a", count: 65)])
    func id(_ id: String) async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            #expect(try await api.put(id, "1", .isAbsent).status == 422)
            #expect(try await api.delete(id, .hasVersion(1)).status == 422)
        }
    }

    @Test(
        "A change needs a key of 1 to 128 printable characters",
        arguments: ["", "a b", "é", String(repeating: "k", count: 129)])
    func key(_ key: String) async throws {
        try await server.run { api in
            let answer = try await api.loggedIn().put("a", "1", .isAbsent, key: key)
            #expect(answer.status == 422)
            #expect(try answer.message()?.contains("Idempotency-Key") == true)
        }
    }

    @Test(
        "A change needs exactly one valid precondition",
        arguments: [
            [:], [.ifMatch: "1", .ifNoneMatch: "*"], [.ifMatch: "*"], [.ifMatch: "x"],
            [.ifMatch: "0"], [.ifMatch: "1, 2"], [.ifNoneMatch: "1"],
        ] as [HTTPFields])
    func precondition(_ fields: HTTPFields) async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            #expect(try await api.put("a", "1", fields).status == 422)
            #expect(try await api.delete("a", fields).status == 422)
        }
    }

    @Test("A delete can't have the precondition that there is no note")
    func deleteOfAbsent() async throws {
        try await server.run { api in
            let answer = try await api.loggedIn().delete("a", .isAbsent)
            #expect(answer.status == 422)
        }
    }

    @Test(
        "A body that is not the right JSON is refused",
        arguments: [
            "", "{", "[]", String(repeating: "[", count: 100_000),
            String(repeating: " ", count: 3_000_000),
        ])
    func body(_ body: String) async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            for (method, path) in [
                (.put, "/notes/a"), (.post, "/session"), (.post, "/session/refresh"),
            ] as [(HTTPRequest.Method, String)] {
                let answer = try await api.send(
                    method, path, api.authorized(.isAbsent, key: "k"), body)
                #expect(answer.status == 422)
                #expect(try answer.message()?.isEmpty == false)
            }
        }
    }
}
