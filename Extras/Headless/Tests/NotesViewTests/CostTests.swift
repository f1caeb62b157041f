import Headless
import NotesDomain
import Scenarios
import Testing

extension NotesViewTests {
    @Suite("What evaluation costs")
    @MainActor
    struct CostTests {
        private let apps = BothNotes()

        /// `Notes/Costs.md` has the bodies that each act evaluates.
        @Test("Each act evaluates the bodies that it evaluated before")
        func costs() throws {
            defer { apps.close() }
            let costs = Costs(apps)
            try apps.logIn(answering: ["log in"])
            costs.chapter("Notes")
            costs.news("The notes come") { $0.publish() }
            costs.news("The server is away") { $0.publish { $0.sync = .away } }
            costs.news("The server has everything") { $0.publish { $0.sync = .idle } }
            try costs.act("Scroll the rows away and back") { $0.scrollAwayAndBack() }
            try costs.act("Open a note") { try $0.tap("Buy milk") }
            try costs.act("A keystroke") { try $0.type("Buy oat milk", into: "Text of the note") }
            try costs.answer("A pause", "wait")
            try costs.answer("It is saved", "save n1")
            costs.news("It is being sent") {
                $0.publish {
                    $0.notes[0] = Note(id: "n1", content: "Buy oat milk", status: .waiting)
                    $0.sync = .syncing
                }
            }
            costs.news("It has been sent") {
                $0.publish {
                    $0.notes[0].status = .synced
                    $0.sync = .idle
                }
            }
            try costs.act("Go back") { try $0.back() }
            try costs.act("Delete a note") { try $0.swipe("Call Bo", "Delete Call Bo") }
            try costs.answer("It is deleted", "delete n2")
            try costs.act("Leave the app") { $0.moveToBackground(true) }
            try costs.act("Come back") { $0.moveToBackground(false) }
            try costs.act("Log out") { try $0.tap("Log Out") }
            try KeptPage("Notes/Costs.md").check(costs.page)
        }
    }
}
