import Foundation
import Testing

@testable import DemoCLI

@MainActor
@Suite("notes keeps what is changed while no server can be reached, in each pattern")
struct NotesCommandTests {
    /// Nothing listens on that port.
    private static let session = """
        {"server": "http://127.0.0.1:9", "email": "al@x.test", "access": "a0", "refresh": "r0"}
        """
    private static let notes = """
        [{"account": "al@x.test", "id": "n1", "server": {"text": "Buy milk", "version": 1}},
         {"account": "al@x.test", "id": "n2", "server": {"text": "Tea", "version": 2},
          "unsent": {"text": "Green tea", "base": 1, "problem": {"conflict": {}}}},
         {"account": "bo@x.test", "id": "n3", "server": {"text": "Theirs", "version": 2}}]
        """
    private static let offline =
        "http://127.0.0.1:9 can't be reached: nothing listens there. Run notes sync to try again\n"

    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox([
            "n": Self.notes, "n.session": Self.session, "bad": "[", "bad.session": Self.session,
            "over": Self.notes,
            "over.session": #"{"server": "http://127.0.0.1:9", "email": "al@x.test"}"#,
        ])
    }

    private func notes(_ words: String..., in pattern: Pattern = .allCases[0]) async
        -> Sandbox.Outcome
    {
        await sandbox.run(["notes"] + words + ["--file", "@n", "--pattern", pattern.rawValue])
    }

    @Test(
        "What is added, changed and deleted is kept, and said to wait", arguments: Pattern.allCases)
    func changes(pattern: Pattern) async {
        let added = await notes("add", "Call\nBo", in: pattern)
        let id = added.output.filter { !$0.isNewline }
        #expect(id.count == 32)
        #expect(added.code == .done)
        #expect(added.error == "DemoCLI: 1 to be sent, 1 to be decided; \(Self.offline)")
        #expect(await notes("edit", id, "Call\nCy", in: pattern).output == "Changed “\(id)”.\n")
        #expect(await notes("delete", "n1", in: pattern).output == "Deleted “n1”.\n")
        let gap = String(repeating: " ", count: 30)
        #expect(
            await notes("list", in: pattern).output == """
                ID\(gap)  STATUS    TEXT          REASON
                n2\(gap)  conflict  Green tea     “Green tea” here, “Tea” at the server
                \(id)  waiting   Call\\u000aCy

                2 to be sent, 1 to be decided.

                """)
        let sync = await notes("sync", in: pattern)
        #expect(sync.code == .tryAgain)
        #expect(sync.error == "DemoCLI: 2 to be sent, 1 to be decided; \(Self.offline)")
    }

    @Test("A conflict is decided for either side", arguments: Pattern.allCases)
    func decisions(pattern: Pattern) async {
        #expect(await notes("retry", "n2", in: pattern).output == "Retried “n2”.\n")
        #expect(await notes("list", in: pattern).output.contains("n2  waiting  Green tea\n"))
        #expect(await notes("retry", "n1", in: pattern).output == "Nothing is to be changed.\n")
    }

    @Test("Discarding keeps the server's side", arguments: Pattern.allCases)
    func discard(pattern: Pattern) async {
        #expect(await notes("discard", "n2", in: pattern).output == "Discarded “n2”.\n")
        #expect(await notes("list", in: pattern).output.contains("n2  synced  Tea\n"))
    }

    @Test(
        "JSON has what a script asks for", arguments: [("@n", "undecided"), ("@over", "loggedOut")])
    func json(file: String, sync: String) async throws {
        struct Document: Decodable {
            let sync: String
            let notes: [[String: String]]
        }
        let outcome = await sandbox.run(["notes", "list", "--file", file, "--format", "json"])
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
        #expect(document.sync == sync)
        #expect(document.notes[0] == ["id": "n1", "text": "Buy milk", "status": "synced"])
        #expect(document.notes[1]["status"] == "conflict")
        #expect(document.notes.count == 2)
    }

    @Test("Logging out forgets the tokens, and keeps the notes")
    func logOut() async throws {
        #expect(await notes("logout").output == "Logged out.\n")
        #expect(try !sandbox.text(of: "n.session").contains("r0"))
        #expect(try sandbox.text(of: "n") == Self.notes)
        #expect(await notes("add", "x").code == .logInAgain)
    }

    private nonisolated static let login = "notes login al@x.test --file"
    private nonisolated static let logInFirst = "run notes login EMAIL with this --file"

    @Test(
        "What can't be done is said in one line",
        arguments: [
            ("notes dance --file @n", ExitCode.usage, "“dance” is no ACTION; \(help)"),
            ("notes edit n1 --file @n", .usage, "“edit n1” is no ACTION; \(help)"),
            ("notes list", .usage, "notes needs a file, as --file FILE; \(help)"),
            ("notes delete n3 --file @n", .failed, "There is no note “n3”."),
            ("notes list --file @no", .logInAgain, "nobody has logged in with “no”; \(logInFirst)"),
            (
                "notes sync --file @over", .logInAgain,
                "0 to be sent, 1 to be decided; the session has ended: run notes login EMAIL"
            ),
            (
                "\(login) @no --server 127.0.0.1:80", .usage,
                "login needs a server, as --server http://127.0.0.1:8080"
            ),
            (
                "\(login) @n --server http://else", .usage,
                "“n” is of “http://127.0.0.1:9”; name another file for “http://else”"
            ),
        ])
    func problems(line: String, code: ExitCode, message: String) async {
        let outcome = await sandbox.run(line)
        #expect(outcome == Sandbox.Outcome(error: "DemoCLI: \(message)\n", code: code))
    }

    @Test("A note can't be empty, and a damaged file is named")
    func badTexts() async {
        #expect(
            await notes("add", " \n")
                == Sandbox.Outcome(error: "DemoCLI: A note can't be empty.\n", code: .usage))
        let damaged = await sandbox.run("notes list --file @bad")
        #expect(damaged.code == .badData)
        #expect(damaged.error.hasPrefix("DemoCLI: bad: line 1"))
    }

    private nonisolated static let help = "see “swift run DemoCLI help notes”"
}
