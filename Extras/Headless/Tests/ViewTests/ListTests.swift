import Headless
import Scenarios
import Testing

extension ViewTests {
    @Suite("Lists")
    @MainActor
    struct ListTests {
        @Test("What was announced is not said again when its row is scrolled out of sight and back")
        func announcedOnce() async throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try apps.act { try $0.tap("Notes") }
            try apps.answer("next notes", .news("offline 60"))
            for app in apps.all {
                #expect(app.screen.announcements == ["Offline"], "\(app.pattern)")
                let tree = app.screen.tree
                app.screen.scrollAwayAndBack()
                #expect(app.screen.announcements == ["Offline"], "\(app.pattern)")
                #expect(app.screen.tree == tree, "\(app.pattern)")
            }
        }
    }
}
