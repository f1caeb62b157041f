import Headless
import Scenarios
import Testing

extension NotesViewTests {
    /// A new user's walk through the app of the notes, in both patterns. `Notes/NotesWalk.md` has the
    /// screen after each step.
    @Suite("A walk through the notes")
    @MainActor
    struct WalkTests {
        private let apps = BothNotes()

        @Test("After each step, both patterns show the same, and the same as before")
        func walk() throws {
            defer { apps.close() }
            // This text would be announced after each pause in typing.
            let walk = Walk(apps, through: "the notes", unsaid: ["Waiting to be sent"])
            try logIn(walk)
            try conflict(walk)
            try delete(walk)
            try unsaved(walk)
            try leave(walk)
            try KeptPage("Notes/NotesWalk.md").check(walk.page)
        }

        private func logIn(_ walk: Walk<BothNotes>) throws {
            walk.chapter("Log in")
            try walk.step("Type an address") { try $0.type("al@x.test", into: "Email") }
            try walk.step("Type the password") { try $0.type("enigma", into: "Password") }
            try walk.step("Log in") { try $0.tap("Log In") }
            try walk.answer("The notes have not come yet", "log in")
            try walk.answer("The notes come", "notes")
        }

        private func conflict(_ walk: Walk<BothNotes>) throws {
            walk.chapter("Conflict")
            try walk.news("The server is away") { try $0.hear("offline 60") }
            try walk.step("Open a note") { try $0.tap("Buy milk") }
            try walk.step("Type") { try $0.type("Buy oat milk", into: "Text of the note") }
            try walk.answer("A pause", "wait")
            try walk.answer("It is saved", "save n1 Buy oat milk")
            try walk.news("It waits to be sent") { try $0.hear("offline 60") }
            try walk.news("It was changed elsewhere") { try $0.hear("conflict n1 Buy tea") }
            try walk.step("Keep mine") { try $0.tap("Keep Mine") }
            try walk.answer("It can't be kept", "retry n1", .fail("Full."))
            try walk.step("Read why") { try $0.tap("OK") }
            try walk.step("Keep theirs") { try $0.tap("Keep Theirs") }
            try walk.answer("Theirs is kept", "discard n1")
            try walk.news("And shown") { try $0.hear("syncing") }
            try walk.step("Go back") { try $0.back() }
            try walk.news("The server has everything") { try $0.hear("synced") }
        }

        private func delete(_ walk: Walk<BothNotes>) throws {
            walk.chapter("Delete")
            try walk.step("Delete a note") { try $0.swipe("Call Bo", "Delete Call Bo") }
            try walk.answer("It is deleted", "delete n2")
            try walk.news("It is gone") { try $0.hear("synced") }
        }

        private func unsaved(_ walk: Walk<BothNotes>) throws {
            walk.chapter("A full disk")
            try walk.step("A new note") { try $0.tap("New Note") }
            try walk.step("Type") { try $0.type("Pay rent", into: "Text of the note") }
            try walk.step("Leave the app") { $0.moveToBackground(true) }
            try walk.step("Come back") { $0.moveToBackground(false) }
            try walk.answer("It could not be saved", "save", .fail("Full."))
            try walk.step("Read why") { try $0.tap("OK") }
            try walk.step("Go back, which saves again") { try $0.back() }
            try walk.answer("That fails, too", "save", .fail("Full."))
            try walk.step("Read why") { try $0.tap("OK") }
        }

        private func leave(_ walk: Walk<BothNotes>) throws {
            walk.chapter("Leave")
            try walk.news("The server wants a new login") { try $0.hear("log-in-again") }
            try walk.step("Log out, which asks") { try $0.tap("Log Out") }
            try walk.step("Lose the text") { try $0.tap("Log Out Without Saving") }
        }
    }
}
