import Headless
import Scenarios
import Testing

extension ViewTests {
    /// A newcomer's walk through the app, in both patterns; `Walk.md` has the screen after each step.
    @Suite("A walk through the app")
    @MainActor
    struct WalkTests {
        @Test("Both patterns show the same after each step, and what they showed before")
        func walk() async throws {
            let walk = Walk()
            defer { walk.apps.close() }
            try await logIn(walk)
            try await items(walk)
            try await form(walk)
            try await users(walk)
            try await counter(walk)
            try await notes(walk)
            try await leave(walk)
            try KeptPage("Walk.md").check(walk.page)
        }

        private func logIn(_ walk: Walk) async throws {
            walk.chapter("Log in")
            try await walk.step("Log in with nothing typed") { try $0.tap("Log In") }
            try await walk.step("Type an address") { try $0.type("al@x.test", into: "Email") }
            try await walk.step("The return key goes on to the password") { try $0.submit() }
            try await walk.step("Type a wrong password") { try $0.type("engima", into: "Password") }
            try await walk.step("The return key logs in") { try $0.submit() }
            try await walk.answer("It is refused", "log in")
            try await walk.step("Type the right password") {
                try $0.type("enigma", into: "Password")
            }
            try await walk.step("Log in") { try $0.tap("Log In") }
            try await walk.answer("The app opens", "log in")
        }

        private func items(_ walk: Walk) async throws {
            walk.chapter("Items")
            try await walk.answer("The items can't be read", "load", .fail("Offline."))
            try await walk.step("Try again") { try $0.tap("Try Again") }
            try await walk.answer("The users come, behind", "load users")
            try await walk.answer("The items come", "load")
            try await walk.step("Open one") { try $0.tap("Banana") }
            try await walk.step("Go back") { try $0.back() }
            try await walk.step("Delete it") { try $0.swipe("Banana", "Delete Banana") }
            try await walk.step("Delete another one") { try $0.swipe("Apple", "Delete Apple") }
            try await walk.answer("The first delete fails", "delete b", .fail("Refused."))
            try await walk.answer("The second one, too", "delete a", .fail("Refused, too."))
            try await walk.step("Read the first error") { try $0.tap("OK") }
            try await walk.step("Read the second") { try $0.tap("OK") }
            try await walk.step("Open one again") { try $0.tap("Cherry") }
            try await walk.step("Delete it there") { try $0.tap("Delete Cherry") }
            try await walk.answer("It is deleted", "delete c")
            try await walk.step("Pull to refresh") { try $0.pullToRefresh() }
            try await walk.answer("That fails over rows", "load", .fail("Offline."))
            try await walk.step("Read why") { try $0.tap("OK") }
        }

        private func form(_ walk: Walk) async throws {
            walk.chapter("The form of an item")
            try await walk.step("A new item") { try $0.tap("New Item") }
            try await walk.step("Type its name") { try $0.type("Fig", into: "Name") }
            try await walk.step("Cancel") { try $0.tap("Cancel") }
            try await walk.step("Go on") { try $0.tap("Keep Editing") }
            try await walk.step("The return key saves") { try $0.submit() }
            try await walk.answer("It can't be saved", "save", .fail("Full."))
            try await walk.step("Read why") { try $0.tap("OK") }
            try await walk.step("Save again") { try $0.tap("Save") }
            try await walk.answer("It is saved", "save")
            try await walk.step("Open one") { try $0.tap("Banana") }
            try await walk.step("Change it") { try $0.tap("Edit") }
            try await walk.step("Swipe the form away") { try $0.swipeAway() }
            try await walk.step("Go back") { try $0.back() }
        }

        private func users(_ walk: Walk) async throws {
            walk.chapter("Users")
            try await walk.step("Another tab") { try $0.tap("Users") }
            try await walk.step("Search") { try $0.type("jose", into: "Name") }
            try await walk.step("Search for nobody") { try $0.type("xx", into: "Name") }
            try await walk.step("Search for one") { try $0.type("nun", into: "Name") }
            try await walk.step("Open a user") { try $0.tap("José Núñez") }
            try await walk.step("To a tab and back") { try $0.tap("Items") }
            try await walk.step("The user is still open") { try $0.tap("Users") }
            try await walk.step("Go back") { try $0.back() }
            try await walk.step("Clear the search") { try $0.type("", into: "Name") }
            try await walk.step("Reload by key") { try $0.press("r") }
            try await walk.answer("The users come again", "load users")
        }

        private func counter(_ walk: Walk) async throws {
            walk.chapter("Counter")
            try await walk.step("Its count is not known yet") { try $0.tap("Counter") }
            try await walk.answer("The count comes", "get count")
            try await walk.step("Increment") { try $0.tap("Increment") }
            try await walk.answer("It has counted", "increment")
            try await walk.step("Reset") { try $0.tap("Reset") }
            try await walk.answer("The answer is lost", "reset", .fail("Lost."))
            try await walk.step("Read that") { try $0.tap("OK") }
        }

        private func notes(_ walk: Walk) async throws {
            walk.chapter("Notes")
            try await walk.step("Its notes have not come yet") { try $0.tap("Notes") }
            try await walk.answer("The notes come", "notes")
            try await walk.answer("The server is away", "next notes", .news("offline 60"))
            try await walk.step("Open a note") { try $0.tap("Buy milk") }
            try await walk.step("Type") { try $0.type("Buy oat milk", into: "Text of the note") }
            try await walk.answer("A pause", "wait")
            try await walk.answer("It is saved", "save n1")
            try await walk.answer("It waits to be sent", "next notes", .news("offline 60"))
            try await walk.answer(
                "It was changed elsewhere", "next notes", .news("conflict n1 Buy tea"))
            try await walk.step("Keep mine") { try $0.tap("Keep Mine") }
            try await walk.answer("It can't be kept", "retry n1", .fail("Full."))
            try await walk.step("Read why") { try $0.tap("OK") }
            try await walk.step("Keep theirs") { try $0.tap("Keep Theirs") }
            try await walk.answer("Theirs is kept", "discard n1")
            try await walk.answer("And shown", "next notes", .news("syncing"))
            try await walk.step("Go back") { try $0.back() }
            try await walk.answer("The server has everything", "next notes", .news("synced"))
            try await walk.step("Delete a note") { try $0.swipe("Call Bo", "Delete Call Bo") }
            try await walk.answer("It is deleted", "delete n2")
            try await walk.step("A new note") { try $0.tap("New Note") }
            try await walk.step("Type") { try $0.type("Pay rent", into: "Text of the note") }
            try await walk.step("Leave the app") { $0.moveToBackground(true) }
            try await walk.step("Come back") { $0.moveToBackground(false) }
            try await walk.answer("It could not be saved", "save", .fail("Full."))
            try await walk.step("Read why") { try $0.tap("OK") }
            try await walk.step("Go back, which saves again") { try $0.back() }
            try await walk.answer("That fails, too", "save", .fail("Full."))
            try await walk.step("Read why") { try $0.tap("OK") }
        }

        private func leave(_ walk: Walk) async throws {
            walk.chapter("Leave")
            try await walk.answer(
                "The server wants a new login", "next notes", .news("log-in-again"))
            try await walk.step("Log out") { try $0.tap("Log Out") }
            try await walk.answer("What was typed is saved", "save")
        }
    }
}
