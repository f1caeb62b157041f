import Scenarios
import Testing

extension ViewTests {
    @Suite("Contracts, through the views of both patterns")
    @MainActor
    struct ContractTests {
        /// An alert ignores a newer error until its own is read; `ErrorTests` has that.
        private let withTwoErrors: Set = [
            "several deletes fail and succeed independently, each item back in its own place",
            "dismissing an error keeps a newer one that nobody has read",
            "a failure is shown and ends nothing: the next snapshot comes all the same",
        ]

        @Test("Items")
        func items() async { await play(ItemsOnScreen.self, ItemsScenario.rules) }

        @Test("Counter in UIKit")
        func counterInUIKit() async { await play(CounterInUIKit.self, CounterScenario.rules) }

        @Test("Login")
        func login() async { await play(LoginOnScreen.self, LoginScenario.rules) }

        @Test("Users")
        func users() async { await play(UsersOnScreen.self, UsersScenario.rules) }

        @Test("Counter")
        func counter() async { await play(CounterOnScreen.self, CounterScenario.rules) }

        @Test("Notes")
        func notes() async { await play(NotesOnScreen.self, NotesScenario.rules) }

        @Test("App")
        func app() async { await play(AppOnScreen.self, AppScenario.rules) }

        private func play<Views: OnScreen>(
            _ views: Views.Type, _ rules: [Rule<Views.Feature>]
        ) async {
            await ContractOnScreen<Views>(rules: rules, exceptions: withTwoErrors).play()
        }
    }
}
