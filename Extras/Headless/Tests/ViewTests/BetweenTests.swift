import Headless
import Scenarios
import Testing

extension ViewTests {
    /// Each test plays both patterns twice. The first time, `onChange` also runs on covered pages
    /// and in tabs that are not in front; the second time, it does not.
    @Suite("Between tabs, pages and answers")
    @MainActor
    struct BetweenTests {
        @Test("If the load for a linked user fails, Try Again opens the user")
        func userTriedAgain() async throws {
            try await play(answers: ["load users": .fail("Offline.")]) { apps in
                try apps.openLink("sidebyside://users/2")
                try apps.answer("load users", .fail("Offline."))
                try apps.act { try $0.tap("Try Again") }
                try apps.answer("load users")
                apps.expect { $0.pages.last == "José Núñez" }
            }
        }

        @Test("A search does not hide an open user")
        func searchBehindUser() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Users") }
                try apps.act { try $0.type("zo", into: "Name") }
                try apps.openLink("sidebyside://users/2")
                apps.expect { $0.pages.last == "José Núñez" }
            }
        }

        @Test("A pulled list goes on loading while another tab is in front")
        func pulledAndLeft() async throws {
            try await play { apps in
                try apps.act { try $0.pullToRefresh() }
                try apps.act { try $0.tap("Users") }
                try apps.answer("load", .fail("Offline."))
                try apps.act { try $0.tap("Items") }
                apps.expect { $0.alert?.texts == ["Offline."] && !$0.isRefreshing }
            }
        }

        @Test("A failure in another tab is announced once, when that tab comes to the front")
        func behind() async throws {
            try await play(answers: ["load users": .fail("Lost.")]) { apps in
                apps.expect { $0.announcements == [] }
                try apps.act { try $0.tap("Users") }
                apps.expect { $0.announcements == ["Lost."] }
                try apps.act { try $0.tap("Try Again") }
                try apps.act { try $0.tap("Items") }
                try apps.answer("load users", .fail("Lost, too."))
                apps.expect { $0.announcements == ["Lost."] }
                for _ in 1...2 {
                    try apps.act { try $0.tap("Users") }
                    apps.expect { $0.announcements == ["Lost.", "Lost, too."] }
                    try apps.act { try $0.tap("Items") }
                }
            }
        }

        @Test("The login screen announces a failed logout and each failed login")
        func loggedOut() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Log Out") }
                try apps.answer("log out", .fail("Full."))
                let notLoggedOut = LoginOnScreen.notLoggedOut + "Full."
                apps.expect { $0.announcements == [notLoggedOut] }
                try apps.act { try $0.type("al@x.test", into: "Email") }
                try apps.act { try $0.type("enigma", into: "Password") }
                for _ in 1...2 {
                    try apps.act { try $0.tap("Log In") }
                    try apps.answer("log in", .fail("Offline."))
                }
                apps.expect { $0.announcements == [notLoggedOut, "Offline.", "Offline."] }
            }
        }

        @Test("If a logout fails during the next login, it is shown when that login fails, too")
        func logOutFailsDuringLogin() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Log Out") }
                try apps.act { try $0.type("al@x.test", into: "Email") }
                try apps.act { try $0.type("enigma", into: "Password") }
                try apps.act { try $0.tap("Log In") }
                try apps.answer("log out", .fail("Full."))
                apps.expect { !$0.tree.contains("Full.") && $0.announcements == [] }
                try apps.answer("log in", .fail("Offline."))
                let told = ["Offline.", LoginOnScreen.notLoggedOut + "Full."]
                apps.expect { $0.elements("text").map(\.label) == told }
                apps.expect { $0.announcements == told }
                try apps.act { try $0.tap("Log In") }
                apps.expect { $0.elements("text").isEmpty }
            }
        }

        @Test("A repeated failure is announced again")
        func again() async throws {
            try await play(answers: ["load users": .fail("Lost.")]) { apps in
                try apps.act { try $0.tap("Users") }
                try apps.act { try $0.tap("Try Again") }
                try apps.answer("load users", .fail("Lost."))
                apps.expect { $0.announcements == ["Lost.", "Lost."] }
            }
        }

        @Test("A step back that is reported twice closes one page")
        func backTwice() async throws {
            try await play { apps in
                try apps.act { try $0.tap("Users") }
                for id in ["1", "2", "3"] { apps.select(user: id) }
                apps.expect { $0.pages.last == "Joséphine Baker" }
                try apps.act { try $0.back(saidTwice: true) }
                apps.expect { $0.pages.last == "José Núñez" }
                try apps.act { try $0.back(over: 2, saidTwice: true) }
                apps.expect { $0.pages.last == "Users" }
            }
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
