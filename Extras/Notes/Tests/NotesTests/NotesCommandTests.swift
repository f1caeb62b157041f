import Domain
import Foundation
import NotesDI
import NotesDomain
import Testing

@testable import Notes

@MainActor
@Suite("The notes program without a server that can be reached")
struct NotesCommandTests {
    /// Nothing listens on the port of this server.
    private static let session = """
        {"server": "http://127.0.0.1:9", "email": "al@x.test", "access": "a0", "refresh": "r0"}
        """
    private static let notes = """
        [{"account": "al@x.test",
          "note": {"id": "n1", "server": {"id": "n1", "text": "Buy milk", "version": 1}}},
         {"account": "al@x.test",
          "note": {"id": "n2", "server": {"id": "n2", "text": "Tea", "version": 2},
           "unsent": {"fields": {"text": "Green tea"}, "base": 1, "problem": {"conflict": {}}}}},
         {"account": "bo@x.test",
          "note": {"id": "n3", "server": {"id": "n3", "text": "Theirs", "version": 2}}}]
        """
    private static let offline =
        "Notes: the server at “http://127.0.0.1:9” does not answer; what waits is kept: run "
        + "Notes sync\n"

    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox([
            "n/notes-127.0.0.1-9.json": Self.notes, "n/notes-127.0.0.1-9.session": Self.session,
            "bad/notes-127.0.0.1-9.json": "[", "bad/notes-127.0.0.1-9.session": Self.session,
            "over/notes-127.0.0.1-9.json": Self.notes,
            "over/notes-127.0.0.1-9.session":
                #"{"server": "http://127.0.0.1:9", "email": "al@x.test"}"#,
            "none/items.json": "[]", "torn/notes-127.0.0.1-9.session": "[",
        ])
    }

    private func notes(_ words: String...) async -> Sandbox.Outcome {
        await sandbox.run(words + ["--folder", "@n", "--server", "http://127.0.0.1:9"])
    }

    @Test("Added, changed and deleted notes are stored and listed as waiting")
    func changes() async throws {
        let added = await notes("add", "Call\nBo")
        let id = String(try #require(added.output.split(separator: " ").dropFirst().first))
        #expect(added.output == "Added \(id) (“Call\\u000aBo”).\n")
        #expect(added.code == .done)
        #expect(added.error == Self.offline)
        #expect(await notes("edit", id, "Call\nCy").output == "Changed “\(id)”.\n")
        #expect(await notes("edit", id, "Call\nCy").output == "Nothing changes.\n")
        #expect(await notes("edit", "n1", "-").output == "Changed “n1”.\n")
        #expect(await notes("edit", "n1", "Buy oat milk").output == "Changed “n1”.\n")
        #expect(await notes("list").output.contains("  waiting   Buy oat milk\n"))
        #expect(await notes("delete", "n1").output == "Deleted “n1”.\n")
        let gap = String(repeating: " ", count: 30)
        #expect(
            await notes("list").output == """
                ID\(gap)  STATUS    TEXT          REASON
                n2\(gap)  conflict  Green tea     “Green tea” here, “Tea” at the server
                \(id)  waiting   Call\\u000aCy

                """)
        #expect(await notes("sync") == Sandbox.Outcome(error: Self.offline, code: .tryAgain))
    }

    @Test("The program names the process that it waits for, after a second")
    func waits() async throws {
        #expect(await notes("sync").code == .tryAgain)
        let folder = sandbox.folder.appending(path: "n").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let name = try #require(names.first { $0.contains(".sending-") })
        let lock = open("\(folder)/\(name)", O_RDWR | O_CLOEXEC)
        while flock(lock, LOCK_EX | LOCK_NB) != 0 { await Task.yield() }
        try Data("42".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        var lines: [String] = []
        let console = Console(write: { text, _ in
            if lines.isEmpty { close(lock) }
            lines.append(text)
        })
        let options = ["--folder", folder, "--server", "http://127.0.0.1:9"]
        // After a change, the program waits at most two seconds for another process and the server.
        // `NoDelay` ends these seconds at once.
        let added = await sandbox.run(["add", "Tea"] + options, delay: NoDelay())
        #expect(added.error == "Notes: no answer yet; run Notes sync\n" && added.code == .done)
        #expect(await NotesProgram.run(["sync"] + options, on: console) == .tryAgain)
        let waiting = "process 42 is sending this account's notes; waiting until it is done"
        #expect(lines == ["Notes: \(waiting)\n", Self.offline])
    }

    @Test(
        "In a conflict, the user can keep either text",
        arguments: [
            ("retry", "Retried", "waiting  Green tea"), ("discard", "Discarded", "synced  Tea"),
        ])
    func decisions(verb: String, done: String, result: String) async {
        #expect(await notes(verb, "n2").output == "\(done) “n2”.\n")
        #expect(await notes("list").output.contains("n2  \(result)\n"))
        #expect(await notes(verb, "n1").output == "Nothing changes.\n")
    }

    @Test("Columns are aligned, also after letters that take two columns")
    func wideLetters() throws {
        var text = ""
        let console = Console(write: { line, _ in text += line })
        try console.print(
            [["日本", "1"], ["カ！🙂", "2"], ["ab", "3"]], under: ["id", "n"], asJSON: false)
        #expect(text == "ID      N\n日本    1\nカ！🙂  2\nab      3\n")
    }

    @Test("The JSON output has all columns for scripts")
    func json() async throws {
        let reason = "“Green tea” here, “Tea” at the server"
        let json = Data(await notes("list", "--format", "json").output.utf8)
        #expect(
            try JSONDecoder().decode([[String: String]].self, from: json) == [
                ["id": "n1", "text": "Buy milk", "status": "synced"],
                ["id": "n2", "text": "Green tea", "status": "conflict", "reason": reason],
            ])
    }

    @Test("A logout removes the tokens, and keeps the notes")
    func logOut() async throws {
        #expect(await notes("logout").output == "Logged out.\n")
        #expect(try !sandbox.text(of: "n/notes-127.0.0.1-9.session").contains("r0"))
        #expect(try sandbox.text(of: "n/notes-127.0.0.1-9.json") == Self.notes)
        #expect(await notes("add", "x").code == .logInAgain)
    }

    private nonisolated static let server = "--server http://127.0.0.1:9"
    private nonisolated static let help = "see “swift run Notes help”"
    private nonisolated static let needs =
        "Notes needs something to do, such as list, and a --folder"
    private nonisolated static let login = "run Notes login EMAIL"

    @Test(
        "An error is printed in one line",
        arguments: [
            ("dance --folder @n", ExitCode.usage, "Notes can't do “dance”; \(help)"),
            ("edit n1 --folder @n", .usage, "Notes can't do “edit n1”; \(help)"),
            ("", .usage, "\(needs); \(help)"), ("list -- --help", .usage, "\(needs); \(help)"),
            ("--pattern mvi", .usage, "“--pattern” is not an option of Notes; \(help)"),
            ("list --folder", .usage, "--folder takes FOLDER, not “”; \(help)"),
            ("list --format xml", .usage, "--format takes table|json, not “xml”; \(help)"),
            ("list \u{FFFD}", .usage, "an argument is not UTF-8 text; rename what it names"),
            (
                "login al@x.test --folder @none/items.json", .inputOutput,
                "“none/items.json” can't be made; name a folder to write to"
            ),
            ("delete n3 --folder @n \(server)", .failed, "There is no note “n3”."),
            ("list --folder @no", .noInput, "“no” does not exist; Notes login EMAIL makes it"),
            ("list --folder @none", .logInAgain, "nobody has logged in on “none”; \(login)"),
            (
                "sync --folder @over \(server)", .logInAgain,
                "the session has ended; what waits is kept: \(login)"
            ),
            (
                "login al@x.test --folder @no --server x", .usage,
                "“x” is no address of a server; write it as http://127.0.0.1:8080"
            ),
        ])
    func problems(line: String, code: ExitCode, message: String) async {
        let outcome = await sandbox.run(line)
        #expect(outcome == Sandbox.Outcome(error: "Notes: \(message)\n", code: code))
    }

    @Test(
        "The help has at most 80 columns",
        arguments: ["help", "help list", "list x --help --bogus", "-h"])
    func help(line: String) async {
        let help = await sandbox.run(line)
        #expect(help.code == .done && help.output.contains("\n  add TEXT "))
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("`sync` waits for the sync in flight, and prints what the user has to decide")
    func decided() async throws {
        var (container, lines) = (NotesContainer.samples(), "")
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let inFlight = NotesSnapshot(notes: [], sync: .syncing, revision: 0)
        var end = NotesSnapshot(notes: [], sync: .idle, revision: 1, unreadable: 2)
        end.notes = [Note(id: "n", content: "Tea", status: .rejected(reason: "No."))]
        container.notes.observe = Observed(snapshots: [inFlight, end])
        let console = Console(write: { text, _ in lines += text })
        let notes = NotesFolder(path: "n", container: container, server: nil, console: console)
        await #expect(throws: Problem.self) { try await notes.run(Arguments(["sync"])) }
        #expect(lines == "Notes: 2 of the notes on this device can't be read\n")
    }

    @Test("If the server has answered with an error, the program prints the answer")
    func answered() async throws {
        var container = NotesContainer.samples()
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let busy = "http://x answered with status 429: Slow down."
        let offline = NotesSnapshot(sync: .offline(retryIn: .zero, answer: busy))
        container.notes.observe = Observed(snapshots: [offline])
        let notes = NotesFolder(path: "n", container: container, server: "x", console: Console())
        let problem = await #expect(throws: Problem.self) {
            try await notes.run(Arguments(["sync"]))
        }
        #expect(problem?.code == .tryAgain)
        #expect(problem?.message == "\(busy) (what waits is kept: run Notes sync)")
    }

    @Test("A note can't be empty, and a damaged file is named")
    func badTexts() async {
        let error = "Notes: A note can't be empty.\n"
        #expect(await notes("add", " \n") == Sandbox.Outcome(error: error, code: .usage))
        let damaged = await sandbox.run("list --folder @bad \(Self.server)")
        #expect(damaged.code == .badData)
        #expect(damaged.error.hasPrefix("Notes: bad/notes-127.0.0.1-9.json: "))
        let torn = await sandbox.run("list --folder @torn \(Self.server)")
        #expect(torn.code == .logInAgain)
        #expect(torn.error.hasPrefix("Notes: torn/notes-127.0.0.1-9.session: "))
        #expect(torn.error.hasSuffix("; \(Self.login)\n"))
    }
}

private struct Observed: ObserveNotesUseCase {
    let snapshots: [NotesSnapshot]

    func execute(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        AsyncStream { for snapshot in snapshots { $0.yield(.success(snapshot)) } }
    }
}

private struct NoDelay: Delay {
    func wait(for duration: Duration) {}
}
