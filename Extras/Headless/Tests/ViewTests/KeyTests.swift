import Headless
import Scenarios
import Testing

extension ViewTests {
    @Suite("Keys")
    @MainActor
    struct KeyTests {
        @Test("⌘R reloads only the tab in front")
        func reload() async throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            let tabs = ["Users": "load users", "Counter": "get count", "Items": "load"]
            for tab in tabs.keys.sorted() { try apps.act { try $0.tap(tab) } }
            for (tab, request) in tabs {
                try apps.act { try $0.tap(tab) }
                try apps.act { try $0.press("r") }
                for app in apps.all {
                    #expect(app.requests.open.map(\.name) == [request], "\(app.pattern), \(tab)")
                }
                try apps.answer(request)
            }
        }
    }
}
