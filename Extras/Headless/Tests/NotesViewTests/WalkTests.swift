import Headless
import NotesDomain
import Scenarios
import Testing

extension NotesViewTests {
    /// A newcomer's walk through the app of the notes, in both patterns; `Notes/Walk.md` has the screen after
    /// each step.
    @Suite("A walk through the notes")
    @MainActor
    struct WalkTests {
        private let apps = BothNotes()

        @Test("Both patterns show the same after each step, and what they showed before")
        func walk() throws {
            defer { apps.close() }
            // At each pause in typing, this would be said again.
            let walk = Walk(apps, through: "the notes", unsaid: ["Waiting to be sent"])
            try logIn(walk)
            try conflict(walk)
            try delete(walk)
            try unsaved(walk)
            try leave(walk)
            try KeptPage("Notes/Walk.md").check(walk.page)
        }

        private func logIn(_ walk: Walk<BothNotes>) throws {
            walk.chapter("Log in")
            try walk.step("Type an address") { try $0.type("al@x.test", into: "Email") }
            try walk.step("Type the password") { try $0.type("enigma", into: "Password") }
            try walk.step("Log in") { try $0.tap("Log In") }
            try walk.answer("The notes have not come yet", "log in")
            walk.news("The notes come") { $0.publish() }
        }

        private func conflict(_ walk: Walk<BothNotes>) throws {
            walk.chapter("Conflict")
            walk.news("The server is away") { $0.publish { $0.sync = .away } }
            try walk.step("Open a note") { try $0.tap("Buy milk") }
            try walk.step("Type") { try $0.type("Buy oat milk", into: "Text of the note") }
            try walk.answer("A pause", "wait")
            try walk.answer("It is saved", "save n1 Buy oat milk")
            walk.news("It waits to be sent") {
                $0.publish {
                    $0.notes[0] = Note(id: "n1", content: "Buy oat milk", status: .waiting)
                }
            }
            walk.news("It was changed elsewhere") {
                $0.publish {
                    $0.notes[0].status = .conflict(mine: "Buy oat milk", theirs: "Buy tea")
                    $0.sync = .idle
                }
            }
            try walk.step("Keep mine") { try $0.tap("Keep Mine") }
            try walk.answer("It can't be kept", "retry n1", .fail("Full."))
            try walk.step("Read why") { try $0.tap("OK") }
            try walk.step("Keep theirs") { try $0.tap("Keep Theirs") }
            try walk.answer("Theirs is kept", "discard n1")
            walk.news("And shown") {
                $0.publish {
                    $0.notes[0] = Note(id: "n1", content: "Buy tea")
                    $0.sync = .syncing
                }
            }
            try walk.step("Go back") { try $0.back() }
            walk.news("The server has everything") { $0.publish { $0.sync = .idle } }
        }

        private func delete(_ walk: Walk<BothNotes>) throws {
            walk.chapter("Delete")
            try walk.step("Delete a note") { try $0.swipe("Call Bo", "Delete Call Bo") }
            try walk.answer("It is deleted", "delete n2")
            walk.news("It is gone") { $0.publish { $0.notes.removeLast() } }
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
            walk.news("The server wants a new login") { $0.publish { $0.sync = .loggedOut } }
            try walk.step("Log out") { try $0.tap("Log Out") }
            try walk.answer("What was typed is saved", "save")
        }
    }
}
