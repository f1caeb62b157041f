import Headless
import Scenarios
import Testing

extension NotesViewTests {
    /// Each test plays both patterns twice. The first time, `onChange` also runs on covered pages; the second
    /// time, it does not.
    @Suite("Between pages and answers")
    @MainActor
    struct BetweenTests {
        @Test("A text is saved when its page closes, and when the app is interrupted")
        func textLeft() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Buy milk") }
                try apps.act { try $0.type("Buy tea", into: "Text of the note") }
                try apps.act { try $0.back() }
                try apps.answer("save n1 Buy tea")
                try apps.act { try $0.tap("Buy tea") }
                try apps.act { try $0.type("Buy rye", into: "Text of the note") }
                try apps.act { $0.interrupt(true) }
                try apps.answer("save n1 Buy rye")
            }
        }

        @Test("Typed text is saved once, before the app is in the background")
        func leave() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Buy milk") }
                try apps.act { try $0.type("Buy oat milk", into: "Text of the note") }
                try apps.act { $0.interrupt(true) }
                for app in apps.all {
                    #expect(app.saves == 1, "\(app.pattern)")
                    #expect(throws: HeadlessScreen.Problem.self) { try app.screen.back() }
                }
                try apps.act { $0.moveToBackground(true) }
                try apps.answer("save n1")
                try apps.act { $0.moveToBackground(false) }
                try apps.act { try $0.back() }
                for app in apps.all { #expect(app.saves == 1, "\(app.pattern)") }
            }
        }

        @Test("A late correction of the keyboard goes into the note of the typed text")
        func lateCorrection() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Buy milk") }
                var keyboards: [(String) -> Void] = []
                try apps.act { keyboards.append(try $0.keyboard(of: "Text of the note")) }
                try apps.act { try $0.back() }
                try apps.act { try $0.tap("Call Bo") }
                try apps.act { _ in keyboards.removeFirst()("Buy rye") }
                apps.expect { $0.elements("editor").map(\.value) == ["Call Bo"] }
                try apps.act { try $0.back() }
                try apps.answer("save n1 Buy rye")
            }
        }

        @Test("A new note has the focus at once, but an existing note has not")
        func focus() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Buy milk") }
                apps.expect { $0.elements("editor").map(\.isFocused) == [false] }
                try apps.act { try $0.back() }
                try apps.act { try $0.tap("New Note") }
                apps.expect { $0.elements("editor").map(\.isFocused) == [true] }
            }
        }

        @Test("A problem of the sync is announced at once, even over a page, and only once")
        func covered() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Buy milk") }
                try apps.hear("offline 60")
                apps.expect { $0.announcements == ["Offline"] }
                try apps.act { try $0.back() }
                apps.expect { $0.announcements == ["Offline"] }
                apps.expect { $0.tree.contains("Offline, trying again at") }
                try apps.act { $0.scrollAwayAndBack() }
                apps.expect { $0.announcements == ["Offline"] }
            }
        }

        @Test("A note that a link opens during the swipe back of another note stays open")
        func lateClose() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Buy milk") }
                let swipes = try apps.all.map { try $0.screen.swipeBack() }
                try apps.openLink("sidebyside-notes://notes/n2")
                for end in swipes { Turns.take(end) }
                settle()
                apps.expect { $0.stack("Notes").map(\.label) == ["Notes", "Call Bo"] }
            }
        }

        @Test("A row is deleted by a swipe, in its menu, or with the Delete key of a Mac")
        func delete() async throws {
            try await play { apps in
                try apps.act { try $0.swipe("Buy milk", "Delete Buy milk") }
                try apps.act { try $0.chooseInMenu("Call Bo", "Delete Call Bo") }
                for id in ["n1", "n2"] { try apps.answer("delete \(id)") }
                apps.expect { $0.tree.contains("No Notes") }
                try apps.hear("changed n3 Rest")
                try apps.act { try $0.pressDelete(on: "Rest") }
                try apps.answer("delete n3")
            }
        }

        @Test("The page of an open note can delete the note, and closes")
        func deleteThis() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Buy milk") }
                try apps.act { try $0.tap("Delete this note") }
                apps.expect { $0.pages == ["Notes"] && !$0.tree.contains("Buy milk") }
                try apps.answer("delete n1")
            }
        }

        @Test("⌘R syncs")
        func reload() async throws {
            try await play { apps in
                try apps.act { try $0.press("r") }
                try apps.answer("sync")
            }
        }

        @Test(
            "The second of two errors is shown after the first was read, also over an editor")
        func twoErrors() async throws {
            try await play { apps in
                try apps.act { try $0.swipe("Call Bo", "Delete Call Bo") }
                try apps.act { try $0.tap("Buy milk") }
                try apps.act { try $0.type("Buy tea", into: "Text of the note") }
                try apps.act { $0.interrupt(true) }
                try apps.act { $0.interrupt(false) }
                try apps.answer("delete n2", .fail("First."))
                try apps.answer("save n1", .fail("Second."))
                for message in ["First.", "Second."] {
                    apps.expect { $0.pages.last == "Buy tea" && $0.alert?.texts == [message] }
                    try apps.act { try $0.tap("OK") }
                }
                apps.expect { $0.alert == nil }
            }
        }

        /// Plays the test after the login, with the sample notes.
        private func play(_ test: (BothNotes) async throws -> Void) async throws {
            try await BothNotes.playTwice(BothNotes.init) { apps in
                try apps.logIn()
                try await test(apps)
            }
        }
    }
}

extension PlayedScreen {
    /// The number of saves so far.
    @MainActor fileprivate var saves: Int { requests.all.count { $0.name.hasPrefix("save ") } }
}
