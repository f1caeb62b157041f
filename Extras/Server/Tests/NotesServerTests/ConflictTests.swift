import Testing

@Suite("The API: conflicts")
struct ConflictTests {
    let server: TestServer

    init() throws {
        server = try TestServer()
    }

    @Test("A change of an old version gets the current note as its answer")
    func oldVersion() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let first = try await api.put("a", "1", .isAbsent).note()
            let second = try await api.put("a", "2", .hasVersion(first.version)).note()
            let refused = [
                try await api.put("a", "mine", .hasVersion(first.version)),
                try await api.delete("a", .hasVersion(first.version)),
                try await api.put("a", "mine", .isAbsent),
            ]
            for answer in refused {
                #expect(answer.status == 412)
                #expect(try answer.note() == second)
            }
            #expect(try await api.notes().notes().notes == [second])
        }
    }

    @Test("After a delete, an edit gets the tombstone, and a delete gets 404")
    func deletedNote() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let note = try await api.put("a", "1", .isAbsent).note()
            _ = try await api.delete("a", .hasVersion(note.version))
            let tombstone = try #require(try await api.notes().notes().notes.first)
            for version in [note.version, tombstone.version] {
                let edit = try await api.put("a", "2", .hasVersion(version))
                #expect(edit.status == 412)
                #expect(try edit.note() == tombstone)
                #expect(try await api.delete("a", .hasVersion(version)).status == 404)
            }
        }
    }

    @Test("A deleted note comes back only if a client creates it, with a new version")
    func createAgain() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let note = try await api.put("a", "1", .isAbsent).note()
            _ = try await api.delete("a", .hasVersion(note.version))
            let tombstone = try #require(try await api.notes().notes().notes.first)
            let again = try await api.put("a", "2", .isAbsent).note()
            #expect(again.version > tombstone.version)
            #expect(try await api.notes().notes().notes == [again])
        }
    }

    @Test("If several clients edit the same version at once, exactly one succeeds")
    func race() async throws {
        try await server.run { api in
            let api = try await api.loggedIn()
            let note = try await api.put("a", "first", .isAbsent).note()
            let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
                for client in 0..<20 {
                    group.addTask {
                        try await api.put("a", "\(client)", .hasVersion(note.version))
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let winner = try #require(answers.first { $0.status == 200 }).note()
            #expect(answers.count { $0.status == 200 } == 1)
            for answer in answers where answer.status != 200 {
                #expect(answer.status == 412)
                #expect(try answer.note() == winner)
            }
            #expect(try await api.notes().notes().notes == [winner])
        }
    }
}
