import HTTPTypes
import Testing

@Suite("The API: notes")
struct NotesContractTests {
    let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test("An account without notes has an empty list")
    func emptyList() async throws {
        try await server.run { api in
            let answer = try await api.loggedIn().notes()
            #expect(answer.status == 200)
            #expect(answer.headers[.contentType]?.hasPrefix("application/json") == true)
            #expect(try answer.notes().notes.isEmpty)
        }
    }

    @Test("The answer to a create has the stored note, and the list has it, too")
    func create() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let content: NoteContent = "Zoë’s “list” / 1\u{2028}2\n\u{1F469}\u{200D}\u{1F680}"
            let answer = try await api.put("a-1_Z", content, .isAbsent)
            #expect(answer.status == 200)
            let note = try answer.note()
            #expect(note == Answer.Note(id: "a-1_Z", content: content, version: note.version))
            #expect(try await api.notes().notes().notes == [note])
        }
    }

    @Test(
        "An edit needs the current version, gets a greater version, and replaces the whole content")
    func edit() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            var note = try await api.put("a", "1", .isAbsent).note()
            for content in NoteContent.others.flatMap({ [.full, $0] }) {
                let edited = try await api.put("a", content, .hasVersion(note.version)).note()
                #expect(edited.content == content && edited.version > note.version)
                #expect(try await api.notes().notes().notes == [edited])
                note = edited
            }
        }
    }

    @Test("A deleted note leaves a tombstone with a greater version")
    func delete() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let note = try await api.put("a", "1", .isAbsent).note()
            let answer = try await api.delete("a", .hasVersion(note.version))
            #expect(answer.status == 204)
            #expect(answer.body.isEmpty)
            let tombstone = try #require(try await api.notes().notes().notes.first)
            #expect(tombstone.content == nil)
            #expect(tombstone.version > note.version)
        }
    }

    @Test("After a cursor come only later changes, each note once, in the order of the changes")
    func changes() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let a = try await api.put("a", "1", .isAbsent).note()
            let b = try await api.put("b", "1", .isAbsent).note()
            let cursor = try await api.notes().notes().cursor
            #expect(try await api.notes(after: cursor).notes().notes.isEmpty)
            let c = try await api.put("c", "1", .isAbsent).note()
            let edited = try await api.put("a", "2", .hasVersion(a.version)).note()
            let again = try await api.put("a", "3", .hasVersion(edited.version)).note()
            let changes = try await api.notes(after: cursor).notes()
            #expect(changes.notes == [c, again])
            _ = try await api.delete("b", .hasVersion(b.version))
            let last = try await api.notes(after: changes.cursor).notes()
            #expect(last.notes.map(\.id) == ["b"])
            #expect(last.notes.map(\.content) == [nil])
        }
    }

    @Test(
        "A cursor that this account has not been given is 410",
        arguments: ["1", "1-k", "99-", "-1-k", "x", "", "1.5-", "99999999999999999999-"])
    func foreignCursor(_ cursor: String) async throws {
        try await server.run { api in
            let answer = try await api.loggedIn().notes(after: cursor)
            #expect(answer.status == 410)
            #expect(try answer.message()?.contains("cursor") == true)
        }
    }

    @Test("A missing note or address is 404 with a message; for a note, the answer has its id")
    func notFound() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let answers = [
                (try await api.put("a", "1", .hasVersion(1)), "a"),
                (try await api.delete("a", .hasVersion(1)), "a"),
                (try await api.send(.get, "/nowhere", [:], nil), nil),
            ]
            for (answer, note) in answers {
                #expect(answer.status == 404)
                #expect(try answer.message()?.isEmpty == false)
                #expect(try answer.noteID() == note)
            }
        }
    }
}
