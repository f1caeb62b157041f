import Headless
import Scenarios
import Testing

extension ViewTests {
    @Suite("A session that has expired")
    @MainActor
    struct ExpiredTests {
        private static let expired = "Your session has expired. Log in again."

        @Test("From an alert over the form, the user logs in and comes back to the form")
        func form() async throws {
            try await play { apps in
                try apps.act { try $0.tap("New Item") }
                try apps.act { try $0.type("Fig", into: "Name") }
                try apps.act { try $0.tap("Save") }
                try apps.answer("save", .expired)
                apps.expect { $0.alert?.texts == [Self.expired] && !$0.elements("sheet").isEmpty }
                try logInAgain(apps)
                apps.expect { $0.elements("sheet").isEmpty }
                try apps.answer("log in")
                for name in ["load", "load users", "get count"] { try apps.answer(name) }
                apps.expect { screen in
                    screen.alert == nil && screen.pages.last == "New Item"
                        && screen.elements("field").map(\.value) == ["Fig"]
                }
                try apps.act { try $0.tap("Save") }
                try apps.answer("save")
                apps.expect { $0.tree.contains("button “Fig”") && $0.elements("sheet").isEmpty }
            }
        }

        @Test("After OK in the alert, the user stays and can tap the same again")
        func read() async throws {
            try await play { apps in
                for _ in 1...2 {
                    try apps.act { try $0.swipe("Apple", "Delete Apple") }
                    try apps.answer("delete a", .expired)
                    apps.expect { $0.alert?.texts == [Self.expired] }
                    try apps.act { try $0.tap("OK") }
                    apps.expect { $0.alert == nil && $0.tree.contains("button “Apple”") }
                }
            }
        }

        @Test("Other failures offer no login")
        func others() async throws {
            try await play(answers: ["load users": .fail("Lost.")]) { apps in
                try apps.act { try $0.swipe("Apple", "Delete Apple") }
                try apps.answer("delete a", .fail("Refused."))
                apps.expect { !$0.tree.contains("Log In Again") }
                try apps.act { try $0.tap("OK") }
                try apps.act { try $0.tap("Users") }
                apps.expect { $0.tree.contains("button “Try Again”") }
                apps.expect { !$0.tree.contains("Log In Again") }
            }
        }

        @Test("If the session has expired, a failed list offers a login instead of Try Again")
        func list() async throws {
            try await play(answers: ["load users": .expired]) { apps in
                try apps.act { try $0.tap("Users") }
                apps.expect { $0.tree.contains(Self.expired) && $0.alert == nil }
                apps.expect { !$0.tree.contains("Try Again") }
                try logInAgain(apps)
                try apps.answer("log in")
                try apps.answer("load users")
                apps.expect { $0.pages == ["Users"] && $0.tree.contains("Zoë Ångström") }
            }
        }

        @Test("If two failures say so, one tap is enough")
        func two() async throws {
            try await play { apps in
                for row in ["Apple", "Banana"] {
                    try apps.act { try $0.swipe(row, "Delete \(row)") }
                }
                for id in ["a", "b"] { try apps.answer("delete \(id)", .expired) }
                try logInAgain(apps)
            }
        }

        /// Taps “Log In Again” and logs in. The login waits for the answer to the logout.
        private func logInAgain(_ apps: BothApps) throws {
            try apps.act { try $0.tap("Log In Again") }
            apps.expect { $0.pages == ["Log In"] && $0.alert == nil }
            apps.expect { $0.elements("field").map(\.value) == ["al@x.test"] }
            try apps.act { try $0.type("enigma", into: "Password") }
            try apps.act { try $0.tap("Log In") }
            for app in apps.all { #expect(app.requests.open.map(\.name) == ["log out"]) }
            try apps.answer("log out")
        }

        /// Plays the test after the login.
        private func play(
            answers: [String: Answer] = [:], _ test: (BothApps) async throws -> Void
        ) async throws {
            try await BothApps.playTwice(BothApps.init) { apps in
                try apps.logIn(answers: answers)
                try await test(apps)
            }
        }
    }
}
