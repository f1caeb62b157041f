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

        @Test("In UIKit, too")
        func inUIKit() async throws {
            for maker in CounterInUIKit.makers {
                var player = Player<CounterInUIKit>(maker, .honoured)
                defer { player.requests.close() }
                for step in [.load, .increment, .increment] as [CounterScenario.Step] {
                    _ = try await player.take(.input(step))
                }
                for (number, answer) in [(1, .ok), (2, .fail("First.")), (3, .fail("Second."))]
                    as [(Int, Answer)]
                {
                    _ = try await player.take(.answer(number, answer))
                }
                for message in ["First.", "Second."] {
                    #expect(player.screen.alert?.texts == [message], "\(player.name)")
                    #expect(try await player.take(.input(.clearError(nil))) == nil)
                }
                #expect(player.screen.alert == nil, "\(player.name)")
            }
        }
    }
}
