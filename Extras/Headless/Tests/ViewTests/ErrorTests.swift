import Headless
import Scenarios
import Testing

extension ViewTests {
    @Suite("Errors are read one after the other")
    @MainActor
    struct ErrorTests {
        @Test("Of two errors, the second is shown when the first has been read")
        func twoErrors() async throws {
            let apps = BothApps()
            defer { apps.close() }
            try await apps.logIn()
            try await apps.act { try $0.swipe("Apple", "Delete Apple") }
            try await apps.act { try $0.swipe("Banana", "Delete Banana") }
            try await apps.answer("delete a", .fail("First."))
            try await apps.answer("delete b", .fail("Second."))
            for app in apps.all { #expect(app.screen.alert?.texts == ["First."], "\(app.pattern)") }
            try await apps.act { try $0.tap("OK") }
            for app in apps.all {
                #expect(app.screen.alert?.texts == ["Second."], "\(app.pattern)")
            }
            try await apps.act { try $0.tap("OK") }
            for app in apps.all { #expect(app.screen.alert == nil, "\(app.pattern)") }
        }
    }
}
