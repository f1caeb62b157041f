import GRDB
import HTTPTypes
import Testing

@testable import NotesServer

@Suite("The API: pages")
struct PagingTests {
    let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test("The pages have each note once, as it is now, in the order of the changes")
    func pages() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            for id in ["a", "b", "c", "d", "e"] { _ = try await api.put(id, "1", .isAbsent) }
            _ = try await api.put("b", "2", .hasVersion(2))
            _ = try await api.delete("d", .hasVersion(4))
            let all = try await api.notes().notes()
            #expect(all.notes.map(\.id) == ["a", "c", "e", "b", "d"])
            #expect(!all.more)
            var pages = [try await api.notes(limit: 2).notes()]
            while let page = pages.last, page.more {
                pages.append(try await api.notes(after: page.cursor, limit: 2).notes())
            }
            #expect(pages.map(\.notes.count) == [2, 2, 1])
            #expect(pages.flatMap(\.notes) == all.notes)
            #expect(pages.last?.cursor == all.cursor)
        }
    }

    @Test("If the last note fills a page, this page is the last; the next page is empty")
    func fullPage() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            for id in ["a", "b"] { _ = try await api.put(id, "1", .isAbsent) }
            let page = try await api.notes(limit: 2).notes()
            #expect(page.notes.count == 2)
            #expect(!page.more)
            let next = try await api.notes(after: page.cursor, limit: 2).notes()
            #expect(next.notes.isEmpty)
            #expect(!next.more)
            #expect(next.cursor == page.cursor)
        }
    }

    @Test("A note that changes between two pages is on a later page")
    func changeBetweenPages() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            for id in ["a", "b", "c"] { _ = try await api.put(id, "1", .isAbsent) }
            let first = try await api.notes(limit: 2).notes()
            _ = try await api.put("a", "2", .hasVersion(1))
            let second = try await api.notes(after: first.cursor, limit: 2).notes()
            #expect(second.notes.map(\.id) == ["c", "a"])
            #expect(second.notes.last?.content == "2")
            #expect(!second.more)
        }
    }

    @Test("A page has 200 notes unless the client asks for up to 1000")
    func defaultLimit() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            try await add(1001, text: "1")
            #expect(try await api.notes().notes().notes.count == 200)
            let longest = try await api.notes(limit: 1000).notes()
            #expect(longest.notes.count == 1000)
            #expect(longest.more)
        }
    }

    @Test(
        "A page ends after the note with which its JSON passes 1,000,000 bytes",
        arguments: [("é", 50_000, 10), ("\u{1}", 100_000, 2), ("\"", 100_000, 5)])
    func longTexts(character: String, length: Int, count: Int) async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            try await add(count + 1, text: String(repeating: character, count: length))
            let answer = try await api.notes()
            #expect(answer.body.count < 1_700_000)
            let first = try answer.notes()
            #expect(first.notes.count == count)
            #expect(first.more)
            let second = try await api.notes(after: first.cursor).notes()
            #expect(second.notes.count == 1)
            #expect(!second.more)
        }
    }

    @Test(
        "A limit that is not a number from 1 to 1000 is refused, with any cursor",
        arguments: ["0", "-1", "1001", "", "x", "1.5", "99999999999999999999"])
    func badLimit(_ limit: String) async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            for path in ["/notes?limit=\(limit)", "/notes?after=x&limit=\(limit)"] {
                let answer = try await api.send(.get, path, api.authorized(), nil)
                #expect(answer.status == 422)
                #expect(try answer.message()?.contains("limit") == true)
            }
        }
    }

    /// Writes notes into the database, without requests.
    private func add(_ count: Int, text: String) async throws {
        let database = try DatabaseQueue(path: server.path)
        try await database.write { database in
            for version in 1...count {
                try database.execute(
                    literal: """
                        INSERT INTO note (account, id, text, version)
                        VALUES ('al@x.test', \("n\(version)"), \(text), \(version))
                        """)
            }
        }
    }
}
