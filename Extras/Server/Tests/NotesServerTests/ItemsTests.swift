import GRDB
import HTTPTypes
import Testing

@testable import NotesServer

@Suite("The API: items")
struct ItemsTests {
    let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test("A new account is empty; the items are listed in order, each once")
    func put() async throws {
        try await server.run { api in
            let api = try await api.withItems()
            #expect(try await api.items().items().isEmpty)
            for (id, name) in [("b", "Banana"), ("../a.b/%", "Zoë’s\n“A”"), ("c", "C"), ("c", "C")]
            {
                #expect(try await api.putItem(id, name).status == 204)
            }
            #expect(try await api.putItem("b", "Fig", [.ifMatch: "*"]).status == 204)
            let answer = try await api.items()
            #expect(answer.status == 200)
            #expect(try answer.items() == ["b Fig", "../a.b/% Zoë’s\n“A”", "c C"])
        }
    }

    @Test("Ids are compared as text, not as bytes")
    func ids() async throws {
        try await server.run { api in
            let api = try await api.withItems()
            #expect(try await api.putItem("caf\u{E9}", "1").status == 204)
            #expect(try await api.putItem("cafe\u{301}", "2", [.ifMatch: "*"]).status == 204)
            #expect(try await api.items().items() == ["café 2"])
            #expect(try await api.deleteItem("cafe\u{301}").status == 204)
            #expect(try await api.items().items().isEmpty)
        }
    }

    @Test("To delete or edit a missing item is 404, and changes nothing")
    func missing() async throws {
        try await server.run { api in
            let api = try await api.withItems()
            for id in ["a", "b"] { _ = try await api.putItem(id, "1") }
            #expect(try await api.deleteItem("b").status == 204)
            var answers = [try await api.putItem("b", "2", [.ifMatch: "*"])]
            for id in ["b", "A", " a", "a\0"] { answers.append(try await api.deleteItem(id)) }
            answers.append(try await api.send(.delete, "/items/%FF", api.authorized(), nil))
            for answer in answers {
                #expect(answer.status == 404)
                #expect(try answer.message()?.isEmpty == false)
            }
            #expect(try await api.items().items() == ["a 1"])
        }
    }

    @Test("Accounts with the same ids never see or change each other's items")
    func isolation() async throws {
        try await server.run { api in
            let al = try await api.withItems()
            let bo = try await api.withItems(email: "bo@x.test", password: "colossus")
            _ = try await al.putItem("a", "al's")
            #expect(try await bo.items().items().isEmpty)
            #expect(try await bo.deleteItem("a").status == 404)
            #expect(try await bo.putItem("a", "bo's").status == 204)
            #expect(try await al.items().items() == ["a al's"])
            #expect(try await bo.deleteItem("a").status == 204)
            #expect(try await al.items().items() == ["a al's"])
        }
    }

    @Test(
        "An item that can't be stored is refused, and the message says why",
        arguments: [
            ("a", #"{"id":"a","name":" \n"}"#, "needs a name"),
            ("a", #"{"id":"a","name":"\#(String(repeating: "é", count: 250))e"}"#, "500 bytes"),
            ("a", #"{"id":"a","name":"a\u0000b"}"#, "U+0000"),
            ("a", #"{"id":"","name":"A"}"#, "needs an id"),
            ("a", #"{"id":"b","name":"A"}"#, "not the id"),
            (long, #"{"id":"\#(long)","name":"A"}"#, "100 bytes"),
            ("a", #"{"id":1,"name":"A"}"#, "JSON"), ("a", #"{"id":"a"}"#, "JSON"),
            ("a", "", "JSON"), ("a", "{", "JSON"), ("a", "[]", "JSON"),
            ("a", String(repeating: " ", count: 3_000_000), "JSON"),
        ])
    func refused(id: String, body: String, reason: String) async throws {
        try await server.run { api in
            let api = try await api.withItems()
            let answer = try await api.putItem(id, body: body)
            #expect(answer.status == 400)
            #expect(try answer.message()?.contains(reason) == true)
            #expect(try await api.items().items().isEmpty)
        }
    }

    private static let long = String(repeating: "i", count: 101)

    @Test("The largest item is accepted, and 1,000 items, but no more")
    func greatest() async throws {
        try await server.run { api in
            let api = try await api.withItems()
            let name = String(repeating: "é", count: 250)
            let id = String(Self.long.dropLast())
            #expect(try await api.putItem(id, name).status == 204)
            #expect(try await api.items().items() == ["\(id) \(name)"])
            let database = try DatabaseQueue(path: server.path)
            try await database.write { database in
                for id in 1..<1000 {
                    try database.execute(
                        literal: """
                            INSERT INTO item (account, id, name)
                            VALUES ('al@x.test', \(String(id)), 'A')
                            """)
                }
            }
            let refused = try await api.putItem("new", "A")
            #expect(refused.status == 400)
            #expect(try refused.message()?.contains("1,000") == true)
            #expect(try await api.putItem("1", "B").status == 204)
            #expect(try await api.items().items().count == 1000)
        }
    }

    @Test("`If-Match: *` is the only valid precondition")
    func condition() async throws {
        try await server.run { api in
            let answer = try await api.withItems().putItem("a", "A", [.ifMatch: "1"])
            #expect(answer.status == 400)
            #expect(try answer.message()?.contains("If-Match") == true)
        }
    }

    @Test("A database from before there were items keeps its notes, and can store items")
    func migrated() async throws {
        let old = try DatabaseQueue(path: server.path)
        try migrator.migrate(old, upTo: "2")
        try await old.write { database in
            try database.execute(sql: "INSERT INTO note VALUES ('al@x.test', 'n', 'Tea', 1)")
        }
        try old.close()
        try await server.run { api in
            let notes = try await api.loggedIn().notes().notes().notes
            #expect(notes.map(\.content) == ["Tea"])
            _ = try await api.withItems().putItem("a", "A")
        }
        let items = try await server.run { api in try await api.withItems().items().items() }
        #expect(items == ["a A"])
    }
}
