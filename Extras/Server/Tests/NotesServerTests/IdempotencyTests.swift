import Testing

@Suite("The API: repeated requests")
struct IdempotencyTests {
    let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test("A repeated request gets the same answer and takes effect once, also after a restart")
    func afterRestart() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let created = try await api.put("a", "1", .isAbsent, key: "k1").note()
            let edited = try await api.put(
                "a", .full, .hasVersion(created.version), key: "k2"
            ).note()
            #expect(try await api.delete("b", .hasVersion(1)).status == 404)
            let deleted = try await api.delete("a", .hasVersion(edited.version), key: "k3")
            #expect(deleted.status == 204)
        }
        try await server.run { api in
            let api = try await api.loggedIn()
            let before = try await api.notes().notes()
            let created = try await api.put("a", "1", .isAbsent, key: "k1")
            #expect(created.status == 200)
            let version = try created.note().version
            let edited = try await api.put("a", .full, .hasVersion(version), key: "k2")
            #expect(edited.status == 200)
            let note = try edited.note()
            #expect(note.content == .full)
            let deleted = try await api.delete("a", .hasVersion(note.version), key: "k3")
            #expect(deleted.status == 204)
            let after = try await api.notes().notes()
            #expect(after.notes == before.notes)
            #expect(after.cursor == before.cursor)
        }
    }

    @Test("Repetitions that arrive at once take effect once")
    func atOnce() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
                for _ in 0..<20 {
                    group.addTask { try await api.put("a", "1", .isAbsent, key: "k") }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.allSatisfy { $0.status == 200 })
            #expect(Set(try answers.map { try $0.note() }).count == 1)
        }
    }

    @Test("A different request with a used key is refused, and has no effect")
    func reusedKey() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let note = try await api.put("a", .full, .isAbsent, key: "k").note()
            var answers = [
                try await api.put("b", .full, .isAbsent, key: "k"),
                try await api.put("a", .full, .hasVersion(note.version), key: "k"),
                try await api.delete("a", .hasVersion(note.version), key: "k"),
            ]
            for other in NoteContent.others {
                answers.append(try await api.put("a", other, .isAbsent, key: "k"))
            }
            for answer in answers {
                #expect(answer.status == 422)
                #expect(try answer.message()?.contains("Idempotency-Key") == true)
            }
            #expect(try await api.notes().notes().notes == [note])
        }
    }

    @Test("A refused request is decided again when it is repeated")
    func refusedRequest() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            #expect(try await api.put("a", "2", .hasVersion(1), key: "k").status == 404)
            let note = try await api.put("a", "1", .isAbsent).note()
            #expect(note.version == 1)
            #expect(try await api.put("a", "2", .hasVersion(1), key: "k").status == 200)
        }
    }
}
