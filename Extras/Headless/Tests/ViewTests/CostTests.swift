import Headless
import Scenarios
import Testing

extension ViewTests {
    @Suite("What evaluation costs")
    @MainActor
    struct CostTests {
        private let apps = BothApps()

        /// `Costs.md` lists the bodies that each step evaluates.
        @Test("Each step evaluates the same bodies as before")
        func costs() throws {
            defer { apps.close() }
            let costs = Costs(apps)
            try logIn(costs)
            try items(costs)
            try users(costs)
            try counter(costs)
            try app(costs)
            try KeptPage("Costs.md").check(costs.page)
        }

        private func logIn(_ costs: Costs<BothApps>) throws {
            costs.chapter("Log in")
            try costs.act("A keystroke in the address") {
                try $0.type("al@x.test", into: "Email")
            }
            try costs.act("A keystroke in the password") {
                try $0.type("enigma", into: "Password")
            }
            try costs.act("Log in") { try $0.tap("Log In") }
            try costs.answer("The app opens", "log in")
            // Answers for tabs that have not been in front yet.
            try costs.answer("The users come", "load users")
            try costs.answer("The count comes", "get count")
        }

        private func items(_ costs: Costs<BothApps>) throws {
            costs.chapter("Items")
            try costs.answer("The items come", "load")
            try costs.act("Pull to refresh") { try $0.pullToRefresh() }
            try costs.answer("The same items come", "load")
            try costs.act("Scroll the rows away and back") { $0.scrollAwayAndBack() }
            try costs.act("Open an item") { try $0.tap("Banana") }
            try costs.act("Open its form") { try $0.tap("Edit") }
            try costs.act("A keystroke over its page") { try $0.type("Ban", into: "Name") }
            try costs.act("Cancel") { try $0.tap("Cancel") }
            try costs.act("Throw the draft away") { try $0.tap("Discard") }
            try costs.act("Go back") { try $0.back() }
            try costs.act("Delete an item") { try $0.swipe("Banana", "Delete Banana") }
            try costs.answer("It can't be deleted", "delete b", .fail("Refused."))
            try costs.act("Read why") { try $0.tap("OK") }
            try costs.act("Open the form of a new item") { try $0.tap("New Item") }
            try costs.act("A keystroke in the name") { try $0.type("D", into: "Name") }
            try costs.act("Save") { try $0.tap("Save") }
            try costs.answer("It is saved", "save")
        }

        private func users(_ costs: Costs<BothApps>) throws {
            costs.chapter("Users")
            try costs.act("The first look at the tab") { try $0.tap("Users") }
            try costs.act("A keystroke in the search") { try $0.type("j", into: "Name") }
            try costs.act("Clear the search") { try $0.type("", into: "Name") }
            try costs.act("Open a user") { try $0.tap("José Núñez") }
            try costs.act("Go back") { try $0.back() }
        }

        private func counter(_ costs: Costs<BothApps>) throws {
            costs.chapter("Counter")
            try costs.act("The first look at the tab") { try $0.tap("Counter") }
            try costs.act("Increment") { try $0.tap("Increment") }
            try costs.answer("It has counted", "increment")
        }

        private func app(_ costs: Costs<BothApps>) throws {
            costs.chapter("App")
            try costs.act("To a tab that has been in front") { try $0.tap("Items") }
            try costs.act("Leave the app") { $0.moveToBackground(true) }
            try costs.act("Come back") { $0.moveToBackground(false) }
            try costs.act("Log out") { try $0.tap("Log Out") }
        }
    }
}
