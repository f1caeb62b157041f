import Foundation
import Testing

@testable import NotesServer

@Suite("The process", .timeLimit(.minutes(5)))
struct ProcessTests {
    let folder: TemporaryFolder
    let database: String

    init() throws {
        folder = try TemporaryFolder()
        database = folder.file("notes.sqlite")
    }

    @Test("A signal stops the server while a client is connected", arguments: [SIGINT, SIGTERM])
    func stops(signal: Int32) async throws {
        let server = try await ServerProcess.start(database: database)
        try await server.connected { api in
            let api = try await api.loggedIn()
            _ = try await api.put("a", "1", .isAbsent)
            server.send(signal)
            #expect(await server.end() == 0)
        }
        // The content of the journal is in the database now, so there is only one file.
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(files == ["notes.sqlite"])
        let next = try await ServerProcess.start(database: database)
        try await next.connected { api in
            let notes = try await api.loggedIn().notes().notes().notes
            #expect(notes.map(\.content) == ["1"])
        }
        next.send(SIGTERM)
        #expect(await next.end() == 0)
    }

    @Test("An address of IPv6 is in brackets")
    func place() {
        #expect(NotesServer.place(host: "::1", port: 8080) == "[::1]:8080")
        #expect(NotesServer.place(host: "localhost", port: 8080) == "localhost:8080")
    }

    @Test("A server that can't start says why in one line")
    func startErrors() async throws {
        try Data("no database".utf8).write(to: URL(filePath: folder.file("text")))
        let arguments = [
            ["--database", folder.file("missing/notes.sqlite")],
            ["--database", folder.file("text")],
            ["--database", database, "--accounts", folder.file("missing")],
            ["--database", database, "--host", "host.invalid"],
        ]
        for arguments in arguments {
            let end = try await ServerProcess.run(["--port", "0"] + arguments)
            #expect(end.status == 1)
            #expect(end.output.isEmpty)
            let lines = end.error.split(separator: "\n")
            #expect(lines.filter { $0.hasPrefix("Error: ") }.count == 1)
            #expect(lines.last?.hasPrefix("Error: can't ") == true)
        }
    }

    @Test("Without a file of accounts, the log names the sample account")
    func sampleAccount() async throws {
        let end = try await ServerProcess.run(
            ["--port", "0", "--host", "host.invalid", "--database", database])
        #expect(end.error.contains("al@x.test with password enigma"))
    }
}
