import Foundation
import Headless
import Network
import Presentation
import Testing

@testable import NotesDI

extension NotesViewTests {
    /// Each app has its real container, and stores its data in a folder of the test.
    @Suite("The app of the notes, from its start to its end")
    @MainActor
    struct RunningNotesTests {
        private let folder = AppFolder(of: "Notes")

        @Test(
            "Without a server, the login screen names the demo's account",
            arguments: Tested.allCases)
        func demo(tested: Tested) async throws {
            let text = "This is a demo without a server. Log in as al@x.test with enigma."
            try await tested.launch().see(text)
            let app = tested.launch(["server": "https://h.test"])
            try await app.see("button “Log In”")
            #expect(!app.window.tree.contains(text))
        }

        @Test("The message about an unusable server names it", arguments: Tested.allCases)
        func refusedServer(tested: Tested) {
            for (server, problem) in [
                ("ftp://x", "“ftp://x” is no address of a server"),
                ("insecure:http://h.test", "is not encrypted, which the system allows an app"),
            ] {
                let app = tested.launch(["server": server])
                #expect(app.window.tree.contains(AppTexts.dataRefused))
                #expect(app.window.tree.contains(server))
                #expect(app.window.tree.contains(problem))
                app.quit()
                #expect(app.hasEnded)
            }
        }

        @Test("A server in the environment replaces the server in the settings")
        func environment() {
            setenv("SIDEBYSIDE_SERVER", "ftp://environment", 1)
            defer { unsetenv("SIDEBYSIDE_SERVER") }
            let app = Tested.mvvm.launch(["server": "ftp://setting"])
            #expect(app.window.tree.contains("ftp://environment"))
        }

        @Test(
            "A link opens its note; a link at launch after the login", arguments: Tested.allCases
        )
        func link(tested: Tested) async throws {
            let app = tested.launch(["link": "sidebyside-notes://notes/n2"])
            try await app.logIn(toSee: Self.editor("Call Bo"))
            app.open("sidebyside-notes://notes/n1")
            try await app.see(Self.editor("Buy milk"))
            app.open("sidebyside://items/b")
            try await app.see("alert “\(AppTexts.linkRefused)”")
            try app.window.tap("OK")
            #expect(app.window.tree.contains(Self.editor("Buy milk")))
        }

        @Test(
            "Quitting waits until typed text is saved; the next start restores the place",
            arguments: Tested.allCases)
        func quit(tested: Tested) async throws {
            var app = tested.launch()
            try await app.logIn(toSee: "button “Call Bo”")
            try app.window.tap("Call Bo")
            let lock = folder.lock()
            try app.window.type("Call Cy", into: "Text of the note")
            app.quit()
            for _ in 0..<1000 { await Task.yield() }
            #expect(!app.hasEnded)
            lock.release()
            try await app.endQuitting()
            #expect(app.hasEnded)
            app = tested.launch()
            try await app.see(Self.editor("Call Cy"))
        }

        @Test("After a write that fails, the app asks before it quits", arguments: Tested.allCases)
        func quitOverFullDisk(tested: Tested) async throws {
            var app = tested.launch()
            try await app.logIn(toSee: "button “Call Bo”")
            try app.window.tap("Call Bo")
            try app.window.type("Call Cy", into: "Text of the note")
            folder.fill()
            app.quit()
            try await app.answerQuitting(AppTexts.stay)
            #expect(!app.hasEnded)
            #expect(app.window.tree.contains(Self.editor("Call Cy")))
            app.quit()
            try await app.answerQuitting(AppTexts.stay, errors: 0...0)
            folder.fill(false)
            try app.window.type("Call Cyd", into: "Text of the note")
            app.quit()
            try await app.endQuitting()
            #expect(app.hasEnded)
            app = tested.launch()
            try await app.see(Self.editor("Call Cyd"))
        }

        @Test("In the background, the app has time until all is saved", arguments: Tested.allCases)
        func background(tested: Tested) async throws {
            var app = tested.launch()
            try await app.logIn(toSee: "button “Call Bo”")
            try app.window.tap("Call Bo")
            let lock = folder.lock()
            try app.window.type("Call Cy", into: "Text of the note")
            app.moveToBackground(true)
            for _ in 0..<1000 { await Task.yield() }
            #expect(app.hasBackgroundTime)
            lock.release()
            try await app.wait(for: "the end of the background time") { !app.hasBackgroundTime }
            #expect(folder.has("place.json"))
            // The system ends an app in the background without notice.
            app = tested.launch()
            try await app.see(Self.editor("Call Cy"))
        }

        @Test("When background time ends, the app ends its task once", arguments: Tested.allCases)
        func backgroundTime(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn(toSee: "button “Call Bo”")
            try app.window.tap("Call Bo")
            let lock = folder.lock()
            try app.window.type("Call Cy", into: "Text of the note")
            app.moveToBackground(true)
            app.endBackgroundTime()
            #expect(!app.hasBackgroundTime)
            app.moveToBackground(false)
            lock.release()
            app.quit()
            try await app.endQuitting()
            #expect(app.hasEnded)
        }

        @Test(
            "Notes are fetched when the app or the connection comes back",
            arguments: Tested.allCases)
        func comesBack(tested: Tested) async throws {
            let fetches = Fetches()
            let server = try StubServer { await fetches.answer($0.line) }
            let app = tested.launch(["server": server.url.absoluteString])
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

        @Test("A connection comes back only after it was lost")
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

        private static func editor(_ text: String) -> String {
            "editor “Text of the note” = “\(text)”"
        }
    }
}

enum Tested: CaseIterable {
    case mvvm, mvi

    @MainActor
    func launch(_ settings: [String: String] = [:]) -> HeadlessApp {
        switch self {
        case .mvvm: HeadlessApp(NotesMVVMApp(), settings: settings)
        case .mvi: HeadlessApp(NotesMVIApp(), settings: settings)
        }
    }
}

/// A server with one note. Each fetch gets the note with a new text.
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
