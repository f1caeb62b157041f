import Headless
import Scenarios
import Testing

extension ViewTests {
    @Suite("What evaluation costs")
    @MainActor
    struct CostTests {
        /// `Costs.md` has the bodies that each act evaluates.
        @Test("Each act evaluates the bodies that it evaluated before")
        func costs() async throws {
            let costs = Costs()
            defer { costs.apps.close() }
            try await logIn(costs)
            try await items(costs)
            try await users(costs)
            try await counter(costs)
            try await notes(costs)
            try await app(costs)
            try KeptPage("Costs.md").check(costs.page)
        }

        private func logIn(_ costs: Costs) async throws {
            costs.chapter("Log in")
            try await costs.act("A keystroke in the address") {
                try $0.type("al@x.test", into: "Email")
            }
            try await costs.act("A keystroke in the password") {
                try $0.type("enigma", into: "Password")
            }
            try await costs.act("Log in") { try $0.tap("Log In") }
            try await costs.answer("The app opens", "log in")
            // These are answers for tabs that have not been shown.
            try await costs.answer("The users come", "load users")
            try await costs.answer("The count comes", "get count")
            try await costs.answer("The notes come", "notes")
        }

        private func items(_ costs: Costs) async throws {
            costs.chapter("Items")
            try await costs.answer("The items come", "load")
            try await costs.act("Pull to refresh") { try $0.pullToRefresh() }
            try await costs.answer("The same items come", "load")
            try await costs.act("Scroll the rows away and back") { $0.scrollAwayAndBack() }
            try await costs.act("Open an item") { try $0.tap("Banana") }
            try await costs.act("Go back") { try $0.back() }
            try await costs.act("Delete an item") { try $0.swipe("Banana", "Delete Banana") }
            try await costs.answer("It can't be deleted", "delete b", .fail("Refused."))
            try await costs.act("Read why") { try $0.tap("OK") }
            try await costs.act("Open the form of a new item") { try $0.tap("New Item") }
            try await costs.act("A keystroke in the name") { try $0.type("D", into: "Name") }
            try await costs.act("Save") { try $0.tap("Save") }
            try await costs.answer("It is saved", "save")
        }

        private func users(_ costs: Costs) async throws {
            costs.chapter("Users")
            try await costs.act("The first look at the tab") { try $0.tap("Users") }
            try await costs.act("A keystroke in the search") { try $0.type("j", into: "Name") }
            try await costs.act("Clear the search") { try $0.type("", into: "Name") }
            try await costs.act("Open a user") { try $0.tap("José Núñez") }
            try await costs.act("Go back") { try $0.back() }
        }

        private func counter(_ costs: Costs) async throws {
            costs.chapter("Counter")
            try await costs.act("The first look at the tab") { try $0.tap("Counter") }
            try await costs.act("Increment") { try $0.tap("Increment") }
            try await costs.answer("It has counted", "increment")
        }

        private func notes(_ costs: Costs) async throws {
            costs.chapter("Notes")
            try await costs.act("The first look at the tab") { try $0.tap("Notes") }
            try await costs.answer("The server has everything", "next notes", .news("synced"))
            try await costs.act("Scroll the rows away and back") { $0.scrollAwayAndBack() }
            try await costs.act("Open a note") { try $0.tap("Buy milk") }
            try await costs.act("A keystroke") {
                try $0.type("Buy oat milk", into: "Text of the note")
            }
            try await costs.answer("A pause", "wait")
            try await costs.answer("It is saved", "save n1")
            try await costs.answer("It is being sent", "next notes", .news("syncing"))
            try await costs.answer("It has been sent", "next notes", .news("synced"))
            try await costs.act("Go back") { try $0.back() }
            try await costs.act("Delete a note") { try $0.swipe("Call Bo", "Delete Call Bo") }
            try await costs.answer("It is deleted", "delete n2")
        }

        private func app(_ costs: Costs) async throws {
            costs.chapter("App")
            try await costs.act("To a tab that has been in front") { try $0.tap("Items") }
            try await costs.act("Leave the app") { $0.moveToBackground(true) }
            try await costs.act("Come back") { $0.moveToBackground(false) }
            try await costs.act("Log out") { try $0.tap("Log Out") }
        }
    }
}
