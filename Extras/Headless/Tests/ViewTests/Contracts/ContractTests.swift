import Scenarios
import Testing

extension ViewTests {
    @Suite("The views of both patterns keep the contracts")
    @MainActor
    struct ContractTests {
        /// Rules with two errors at the same time. An alert shows the newer error only after the older
        /// error was read; `ErrorTests` tests that.
        private let withTwoErrors: Set = [
            "several deletes fail and succeed independently, each item back in its own place",
            "an error of a delete stays through a load, until it is dismissed or the item is deleted again",
            "of two errors of deletes, each is dismissed by itself",
            "what was typed comes back with its item, if the delete fails, too",
            "and it is not forgotten, though that load fails",
            "of two errors with the same text, each is dismissed by itself",
            "two errors with the same words are dismissed one after the other",
            "a failure shows its message and keeps the count; the next change clears that of a change",
            "dismissing an error keeps a newer one that nobody has read",
            "of two errors in front, a logout reads the one that is shown, and then shows the other",
            "and so does a quit",
        ]

        @Test("Items")
        func items() { play(ItemsOnScreen.self, ItemsScenario.rules) }

        @Test("Counter in UIKit")
        func counterInUIKit() { play(CounterInUIKit.self, CounterScenario.rules) }

        @Test("Login")
        func login() { play(LoginOnScreen.self, LoginScenario.rules) }

        @Test("Users")
        func users() { play(UsersOnScreen.self, UsersScenario.rules) }

        @Test("Counter")
        func counter() { play(CounterOnScreen.self, CounterScenario.rules) }

        @Test("App")
        func app() { play(AppOnScreen.self, AppScenario.rules) }

        private func play<Views: OnScreen>(
            _ views: Views.Type, _ rules: [Rule<Views.Feature>]
        ) {
            ContractOnScreen<Views>(rules: rules, exceptions: withTwoErrors).play()
        }
    }
}
