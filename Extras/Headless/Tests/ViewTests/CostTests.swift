import Headless
import Testing

extension ViewTests {
    @Suite("What it costs: bodies evaluated")
    @MainActor
    struct CostTests {
        /// In an app whose tabs have all been in front. MVI may evaluate twice what MVVM does.
        @Test("A keystroke, a delete and a tab evaluate no more than the views that show it")
        func costs() async throws {
            let apps = BothApps()
            defer { apps.close() }
            try await apps.logIn()
            for tab in ["Users", "Counter", "Notes"] { try await apps.act { try $0.tap(tab) } }
            try await apps.act { try $0.tap("Buy milk") }
            let keystroke = try await cost(apps) {
                try $0.type("Buy milk!", into: "Text of the note")
            }
            try await apps.act { try $0.back() }
            let tab = try await cost(apps) { try $0.tap("Items") }
            let delete = try await cost(apps) { try $0.swipe("Banana", "Delete Banana") }
            print("a keystroke in a note: \(keystroke), a delete: \(delete), a tab: \(tab)")
            for cost in [keystroke, delete, tab] { #expect(cost[1] <= 2 * cost[0]) }
        }

        private func cost(
            _ apps: BothApps, _ action: (HeadlessScreen) throws -> Void
        ) async throws -> [Int] {
            let before = apps.all.map(\.screen.evaluations)
            try await apps.act(action)
            return zip(apps.all, before).map { app, before in
                let spent = app.screen.evaluations.mapValues { $0 }
                    .merging(before) { $0 - $1 }.filter { $0.value > 0 }
                print(app.pattern, spent.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
                return spent.values.reduce(0, +)
            }
        }
    }
}
