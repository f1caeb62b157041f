import Foundation
import Testing

@testable import DemoCLI

@Suite(
    "notes keeps what is changed while no server can be reached", .timeLimit(.minutes(5)))
struct NotesTests {
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
    private static let offline = "http://127.0.0.1:9 can't be reached: nothing listens there."

    private static func sandbox() throws -> Sandbox {
        try Sandbox([
            "n": notes, "n.session": session, "out.session": #"{"server": "http://127.0.0.1:9"}"#,
            "over": notes,
            "over.session": #"{"server": "http://127.0.0.1:9", "email": "al@x.test"}"#,
            "damaged": "[", "damaged.session": session,
            "waits": notes.replacing(#", "problem": {"conflict": {}}"#, with: ""),
            "waits.session": session,
        ])
    }

    private static let actions =
        "there are: login, logout, list, add, edit, delete, sync, retry, discard"
    private static let hint = "see “swift run DemoCLI help notes”"

    private static let messages = [
        Case("DemoCLI notes --file n", 64, "notes needs an action; \(actions)"),
        Case("DemoCLI notes dance --file n", 64, "“dance” is no action of notes; \(actions)"),
        Case(
            "DemoCLI notes edit n1 --file n", 64,
            "write it as “notes edit ID TEXT”, a text of several words in quotes; \(hint)"),
        Case("DemoCLI notes list", 64, "notes needs a file, as --file FILE; \(hint)"),
        Case(
            "DemoCLI notes sync --file n --format json", 64,
            "--format goes with list; leave it out"),
        Case(
            "DemoCLI notes sync --file n --server http://x", 64,
            "--server goes with login, which remembers it; leave it out"),
        Case(
            "DemoCLI notes login al@x.test --file new", 64,
            "login needs a server, as --server URL; \(hint)"),
        Case(
            "DemoCLI notes login al@x.test --file new --server 127.0.0.1:80", 64,
            "--server “127.0.0.1:80” is no address; write it as http://127.0.0.1:8080"),
        Case(
            "DemoCLI notes login al@x.test --file n --server http://other", 64,
            "“n” is of the server “http://127.0.0.1:9”; name another file for “http://other”"),
        Case("DemoCLI notes login al@x.test --file n", 64, "Enter your password."),
        Case("DemoCLI notes login al@x.test --file n <<< x", 75, offline),
        Case(
            "DemoCLI notes list --file new", 77,
            "nobody has logged in with “new”; run notes login EMAIL with this --file"),
        Case(
            "DemoCLI notes add x --file out", 77,
            "nobody has logged in with “out”; run notes login EMAIL with this --file"),
        Case("DemoCLI notes add ' ' --file n", 64, "A note can't be empty."),
        Case(
            "DemoCLI notes sync --file n", 75,
            "nothing waits to be sent; \(offline) Run notes sync to try again"),
        Case(
            "DemoCLI notes sync --file over", 77,
            "nothing waits to be sent; the session at http://127.0.0.1:9 has ended: run notes "
                + "login al@x.test with --file “over”"),
        Case(
            "chmod 444 waits; DemoCLI notes sync --file waits", 74,
            "waits: can't write: Permission denied. Check the permissions of the file and its folder."
        ),
        Case("DemoCLI notes delete n3 --file n", 1, "There is no note “n3”."),
        Case("DemoCLI notes logout --file n; cat n.session", 0, "Logged out “al@x.test”."),
        Case("DemoCLI notes logout --file n; grep -c r0 n.session", 1, "0"),
    ]

    @Test("Each message", arguments: messages)
    func message(one: Case) throws {
        try one.check(in: Self.sandbox())
    }

    @Test("A damaged file is named")
    func damaged() throws {
        let outcome = try Self.sandbox().run("DemoCLI notes list --file damaged")
        #expect(outcome.code == 65)
        #expect(outcome.error.contains("damaged: line 1"))
    }

    @Test("What is added, changed and deleted is kept, and said to wait")
    func changes() throws {
        let sandbox = try Self.sandbox()
        let added = try sandbox.run("DemoCLI notes add 'Call\nBo' --file n")
        let id = added.output.filter { !$0.isNewline }
        #expect(added.code == 0)
        #expect(id.count == 32)
        #expect(
            added.error
                == "DemoCLI: 1 note waits to be sent; \(Self.offline) Run notes sync to try again\n"
        )
        let deleted = try sandbox.run("DemoCLI notes delete n1 --file n")
        #expect(deleted.code == 0)
        #expect(deleted.output == "Deleted “n1” (“Buy milk”).\n")
        #expect(deleted.error.hasPrefix("DemoCLI: 2 notes wait to be sent; "))
        let gap = String(repeating: " ", count: 30)
        #expect(
            try sandbox.run("DemoCLI notes list --file n").output == """
                ID\(gap)  STATUS    TEXT
                n2\(gap)  conflict  Green tea
                \(gap)              the server has “Tea”
                \(id)  waiting   Call\\nBo

                2 notes wait to be sent; 1 note in conflict.

                """)
        #expect(try sandbox.run("DemoCLI notes sync --file n").code == 75)
    }

    @Test("As JSON, with what a script asks for")
    func json() throws {
        struct Document: Decodable, Equatable {
            struct Note: Decodable, Equatable {
                let id: String
                let text: String
                let status: String
                var reason: String?
            }
            let sync: String
            let notes: [Note]
        }
        let expected = [
            Document.Note(id: "n1", text: "Buy milk", status: "synced"),
            Document.Note(
                id: "n2", text: "Green tea", status: "conflict", reason: "the server has “Tea”"),
        ]
        for (file, sync) in [("n", "undecided"), ("over", "loggedOut")] {
            let output = try Self.sandbox().run("DemoCLI notes list --file \(file) --format json")
            let document = try JSONDecoder().decode(
                Document.self, from: Foundation.Data(output.output.utf8))
            #expect(document == Document(sync: sync, notes: expected))
        }
    }
}
