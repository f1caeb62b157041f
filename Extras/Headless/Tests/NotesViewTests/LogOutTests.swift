import Headless
import Scenarios
import Testing

extension NotesViewTests {
    @Suite("Logging out")
    @MainActor
    struct LogOutTests {
        @Test("A logout waits until all typed text is saved; a failed save stops it")
        func waits() async throws {
            try await play { apps in
                try type("Hi", into: "Buy milk", apps)
                try apps.act { try $0.back() }
                try apps.act { try $0.tap("Log Out") }
                apps.expect { $0.tree.contains("button “Log Out Now”") }
                try type("Ho", into: "Hi", apps)
                try apps.answer("save n1 Hi")
                try apps.answer("save n1 Ho", .fail("Full."))
                apps.expect { $0.alert?.texts == ["Full."] }
                try apps.act { try $0.tap("OK") }
                apps.expect { $0.tree.contains("editor “Text of the note” = “Ho”") }
                try apps.act { try $0.back() }
                try apps.act { try $0.tap("Log Out") }
                try apps.answer("save n1 Ho")
                apps.expect { $0.pages == ["Log In"] }
            }
        }

        @Test("A second tap on Log Out does not wait; the typed text is still saved")
        func twice() async throws {
            try await play { apps in
                try type("Hi", into: "Buy milk", apps)
                try apps.act { try $0.back() }
                try apps.act { try $0.tap("Log Out") }
                try apps.act { try $0.tap("Log Out Now") }
                apps.expect { $0.pages == ["Log In"] }
                apps.expect { $0.elements("field").map(\.value) == [""] }
                try apps.answer("save n1 Hi")
            }
        }

        @Test("“Log In Again” fills in the address, and the login leads back to the same place")
        func logInAgain() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Buy milk") }
                try apps.hear("log-in-again")
                apps.expect { $0.announcements == ["Log In Again"] }
                try apps.act { try $0.back() }
                try apps.act { try $0.tap("Log In Again") }
                apps.expect { $0.elements("field").map(\.value) == ["al@x.test"] }
                try apps.answer("log out")
                try apps.act { try $0.type("enigma", into: "Password") }
                try apps.act { try $0.tap("Log In") }
                try apps.answer("log in")
                try apps.answer("notes")
                apps.expect { $0.pages == ["Notes"] }
            }
        }

        @Test("The login screen shows why a logout has failed")
        func fails() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Log Out") }
                try apps.answer("log out", .fail("Full."))
                apps.expect {
                    $0.announcements
                        == ["The last user is still logged in on this device. Full."]
                }
            }
        }

        private func type(_ text: String, into note: String, _ apps: BothNotes) throws {
            try apps.act { try $0.tap(note) }
            try apps.act { try $0.type(text, into: "Text of the note") }
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
