import Headless
import Scenarios
import Testing

extension NotesViewTests {
    @Suite("What evaluation costs")
    @MainActor
    struct CostTests {
        private let apps = BothNotes()

        /// `Notes/NotesCosts.md` lists the bodies that each step evaluates.
        @Test("Each step evaluates the same bodies as before")
        func costs() throws {
            defer { apps.close() }
            let costs = Costs(apps)
            try apps.logIn(answering: ["log in"])
            costs.chapter("Notes")
            try costs.answer("The notes come", "notes")
            try costs.news("The server is away") { try $0.hear("offline 60") }
            try costs.news("The server has everything") { try $0.hear("synced") }
            try costs.act("Scroll the rows away and back") { $0.scrollAwayAndBack() }
            try costs.act("Open a note") { try $0.tap("Buy milk") }
            try costs.act("A keystroke") { try $0.type("Buy oat milk", into: "Text of the note") }
            try costs.answer("A pause", "wait")
            try costs.answer("It is saved", "save n1")
            try costs.news("It is being sent") { try $0.hear("syncing") }
            try costs.news("It has been sent") { try $0.hear("synced") }
            try costs.act("Go back") { try $0.back() }
            try costs.act("Delete a note") { try $0.swipe("Call Bo", "Delete Call Bo") }
            try costs.answer("It is deleted", "delete n2")
            try costs.act("Leave the app") { $0.moveToBackground(true) }
            try costs.act("Come back") { $0.moveToBackground(false) }
            try costs.act("Log out") { try $0.tap("Log Out") }
            try KeptPage("Notes/NotesCosts.md").check(costs.page)
        }
    }
}
