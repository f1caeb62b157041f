import Headless
import Scenarios
import Testing

extension ViewTests {
    /// A new user's walk through the app, in both patterns. `Walk.md` has the screen after each step.
    @Suite("A walk through the app")
    @MainActor
    struct WalkTests {
        private let apps = BothApps()

        @Test("After each step, both patterns show the same, and the same as before")
        func walk() throws {
            defer { apps.close() }
            let walk = Walk(apps, through: "the app")
            try logIn(walk)
            try items(walk)
            try form(walk)
            try users(walk)
            try counter(walk)
            try leave(walk)
            try KeptPage("Walk.md").check(walk.page)
        }

        private func logIn(_ walk: Walk<BothApps>) throws {
            walk.chapter("Log in")
            try walk.step("Log in with nothing typed") { try $0.tap("Log In") }
            try walk.step("Type an address") { try $0.type("al@x.test", into: "Email") }
            try walk.step("The return key goes on to the password") { try $0.submit() }
            try walk.step("Type a wrong password") { try $0.type("engima", into: "Password") }
            try walk.step("The return key logs in") { try $0.submit() }
            try walk.answer("It is refused", "log in")
            try walk.step("Type the right password") {
                try $0.type("enigma", into: "Password")
            }
            try walk.step("Log in") { try $0.tap("Log In") }
            try walk.answer("The app opens", "log in")
        }

        private func items(_ walk: Walk<BothApps>) throws {
            walk.chapter("Items")
            try walk.answer("The items can't be read", "load", .fail("Offline."))
            try walk.step("Try again") { try $0.tap("Try Again") }
            try walk.answer("The users come, behind", "load users")
            try walk.answer("The items come", "load")
            try walk.step("Open one") { try $0.tap("Banana") }
            try walk.step("Go back") { try $0.back() }
            try walk.step("Delete it") { try $0.swipe("Banana", "Delete Banana") }
            try walk.step("Delete another one") { try $0.swipe("Apple", "Delete Apple") }
            try walk.answer("The first delete fails", "delete b", .fail("Refused."))
            try walk.answer("The second one, too", "delete a", .fail("Refused, too."))
            try walk.step("Read the first error") { try $0.tap("OK") }
            try walk.step("Read the second") { try $0.tap("OK") }
            try walk.step("Open one again") { try $0.tap("Cherry") }
            try walk.step("Delete it there") { try $0.tap("Delete Cherry") }
            try walk.answer("It is deleted", "delete c")
            try walk.step("Pull to refresh") { try $0.pullToRefresh() }
            try walk.answer("That fails over rows", "load", .fail("Offline."))
            try walk.step("Read why") { try $0.tap("OK") }
        }

        private func form(_ walk: Walk<BothApps>) throws {
            walk.chapter("The form of an item")
            try walk.step("A new item") { try $0.tap("New Item") }
            try walk.step("Type its name") { try $0.type("Fig", into: "Name") }
            try walk.step("Cancel") { try $0.tap("Cancel") }
            try walk.step("Go on") { try $0.tap("Keep Editing") }
            try walk.step("The return key saves") { try $0.submit() }
            try walk.answer("It can't be saved", "save", .fail("Full."))
            try walk.step("Read why") { try $0.tap("OK") }
            try walk.step("Save again") { try $0.tap("Save") }
            try walk.answer("It is saved", "save")
            try walk.step("Open one") { try $0.tap("Banana") }
            try walk.step("Change it") { try $0.tap("Edit") }
            try walk.step("Swipe the form away") { try $0.swipeAway() }
            try walk.step("Go back") { try $0.back() }
        }

        private func users(_ walk: Walk<BothApps>) throws {
            walk.chapter("Users")
            try walk.step("Another tab") { try $0.tap("Users") }
            try walk.step("Search") { try $0.type("jose", into: "Name") }
            try walk.step("Search for nobody") { try $0.type("xx", into: "Name") }
            try walk.step("Search for one") { try $0.type("nun", into: "Name") }
            try walk.step("Open a user") { try $0.tap("José Núñez") }
            try walk.step("To a tab and back") { try $0.tap("Items") }
            try walk.step("The user is still open") { try $0.tap("Users") }
            try walk.step("Go back") { try $0.back() }
            try walk.step("Clear the search") { try $0.type("", into: "Name") }
            try walk.step("Reload by key") { try $0.press("r") }
            try walk.answer("The users come again", "load users")
        }

        private func counter(_ walk: Walk<BothApps>) throws {
            walk.chapter("Counter")
            try walk.step("Its count is not known yet") { try $0.tap("Counter") }
            try walk.answer("The count comes", "get count")
            try walk.step("Increment") { try $0.tap("Increment") }
            try walk.answer("It has counted", "increment")
            try walk.step("Reset") { try $0.tap("Reset") }
            try walk.answer("The answer is lost", "reset", .fail("Lost."))
            try walk.step("Read that") { try $0.tap("OK") }
        }

        private func leave(_ walk: Walk<BothApps>) throws {
            walk.chapter("Leave")
            try walk.step("To the items") { try $0.tap("Items") }
            try walk.step("Delete the new one") { try $0.swipe("Fig", "Delete Fig") }
            try walk.step("Leave the app") { $0.moveToBackground(true) }
            try walk.step("Come back") { $0.moveToBackground(false) }
            try walk.step("Log out, which waits for the delete") { try $0.tap("Log Out") }
            try walk.answer("It is not deleted", "delete", .fail("Full."))
            try walk.step("Read why") { try $0.tap("OK") }
            try walk.step("Log out all the same") { try $0.tap("Log Out") }
        }
    }
}
