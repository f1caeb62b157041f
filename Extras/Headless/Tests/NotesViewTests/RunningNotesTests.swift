import Foundation
import Headless
import Network
import Presentation
import Testing

@testable import NotesDI

extension NotesViewTests {
    /// Each app has its real container, and keeps its data in a folder of the test.
    @Suite("The app of the notes, from its first line on")
    @MainActor
    struct RunningNotesTests {
        nonisolated static let patterns = ["mvvm", "mvi"]
        private let folder = AppFolder(of: "Notes")

        @Test("Without a server, the login screen names the demo's account", arguments: patterns)
        func demo(pattern: String) async throws {
            let text = "This is a demo without a server. Log in as al@x.test with enigma."
            try await launch(pattern).see(text)
            let app = launch(pattern, server: "https://h.test")
            try await app.see("button “Log In”")
            #expect(!app.window.tree.contains(text))
        }

        @Test("A server that can't be used is told by its name", arguments: patterns)
        func refusedServer(pattern: String) {
            for (server, problem) in [
                ("ftp://x", "“ftp://x” is no address of a server"),
                ("insecure:http://h.test", "is not encrypted, which the system allows an app"),
            ] {
                let app = launch(pattern, server: server)
                #expect(app.window.tree.contains(AppTexts.dataRefused))
                #expect(app.window.tree.contains(server))
                #expect(app.window.tree.contains(problem))
            }
        }

        @Test("A server in the environment wins over one in the settings", arguments: patterns)
        func environment(pattern: String) {
            setenv("SIDEBYSIDE_SERVER", "ftp://environment", 1)
            defer { unsetenv("SIDEBYSIDE_SERVER") }
            let app = launch(pattern, server: "ftp://setting")
            #expect(app.window.tree.contains("ftp://environment"))
        }

        @Test(
            "In the background all is saved; opened again, the text is there", arguments: patterns)
        func background(pattern: String) async throws {
            var app = launch(pattern)
            try await app.logIn(toSee: "button “Call Bo”")
            try app.window.tap("Call Bo")
            try app.window.type("Call Cy", into: "Text of the note")
            app.moveToBackground(true)
            try await app.wait(for: "the file") {
                folder.text(of: "notes.json").contains("Call Cy")
            }
            // The system ends an app in the background without a word.
            app = launch(pattern)
            try await app.see("button “Call Cy” (plain)")
        }

        @Test("What a full disk refuses is told, and stays in the editor", arguments: patterns)
        func fullDisk(pattern: String) async throws {
            var app = launch(pattern)
            try await app.logIn(toSee: "button “Call Bo”")
            try app.window.tap("Call Bo")
            folder.fill()
            try app.window.type("Call Cy", into: "Text of the note")
            app.moveToBackground(true)
            app.moveToBackground(false)
            try await app.see("alert “Something Went Wrong”")
            try app.window.tap("OK")
            #expect(app.window.tree.contains("editor “Text of the note” = “Call Cy”"))
            folder.fill(false)
            try app.window.back()
            try await app.wait(for: "the file") {
                folder.text(of: "notes.json").contains("Call Cy")
            }
            app = launch(pattern)
            try await app.see("button “Call Cy” (plain)")
        }

        @Test(
            "Notes are fetched when the app is in front again, and when there is a connection again",
            arguments: patterns)
        func comesBack(pattern: String) async throws {
            let fetches = Fetches()
            let server = try StubServer { await fetches.answer($0.line) }
            let app = launch(pattern, server: server.url.absoluteString)
            try await app.logIn(toSee: "button “Fetched 1”")
            try await app.seeSynced()
            app.moveToBackground(true)
            app.moveToBackground(false)
            try await app.see("button “Fetched 2”")
            try await app.seeSynced()
            for status in [.unsatisfied, .satisfied] as [NWPath.Status] {
                NWPathMonitor.change(to: status)
            }
            try await app.see("button “Fetched 3”")
        }

        @Test("A connection is back only if it was lost")
        func connection() {
            var count = 0
            let monitor = ConnectionMonitor { count += 1 }
            for (status, expected) in [
                (.satisfied, 0), (.unsatisfied, 0), (.satisfied, 1), (.satisfied, 1),
                (.requiresConnection, 1), (.unsatisfied, 1), (.satisfied, 2),
            ] as [(NWPath.Status, Int)] {
                NWPathMonitor.change(to: status)
                #expect(count == expected)
            }
            withExtendedLifetime(monitor) {}
        }

        private func launch(_ pattern: String, server: String? = nil) -> HeadlessApp {
            var settings = ["pattern": pattern]
            settings["server"] = server
            return HeadlessApp(NotesApp(), settings: settings)
        }
    }
}

/// A server with one note, which is another one for each fetch.
private actor Fetches {
    private var count = 0

    func answer(_ line: String) -> StubServer.Reply {
        guard line.hasPrefix("GET") else {
            return .answer(200, #"{"access":"a","refresh":"r","account":"al@x.test"}"#)
        }
        count += 1
        let note = #"{"id":"n1","text":"Fetched \#(count)","version":\#(count)}"#
        return .answer(200, #"{"notes":[\#(note)],"cursor":"\#(count)"}"#)
    }
}

extension HeadlessApp {
    fileprivate func seeSynced() async throws {
        try await wait(for: "the end of the sync") { !window.tree.contains("Syncing") }
    }
}
