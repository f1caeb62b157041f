import Headless
import Scenarios
import Testing

extension ViewTests {
    @Suite("Lists")
    @MainActor
    struct ListTests {
        @Test("A row is deleted by a swipe, in its menu, or with the Delete key of a Mac")
        func delete() throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try apps.act { try $0.swipe("Apple", "Delete Apple") }
            try apps.act { try $0.chooseInMenu("Banana", "Delete Banana") }
            try apps.act { try $0.pressDelete(on: "Cherry") }
            for id in ["a", "b", "c"] { try apps.answer("delete \(id)") }
            for app in apps.all { #expect(app.screen.tree.contains("No Items"), "\(app.pattern)") }
        }

        @Test("A row that scrolls out of sight and back is not announced again")
        func announcedOnce() async throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn(answers: ["load users": .fail("Lost.")])
            try apps.act { try $0.tap("Users") }
            for app in apps.all {
                #expect(app.screen.announcements == ["Lost."], "\(app.pattern)")
                let tree = app.screen.tree
                app.screen.scrollAwayAndBack()
                #expect(app.screen.announcements == ["Lost."], "\(app.pattern)")
                #expect(app.screen.tree == tree, "\(app.pattern)")
            }
        }
    }
}
