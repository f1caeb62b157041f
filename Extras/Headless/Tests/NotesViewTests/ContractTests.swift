import Scenarios
import Testing

@testable import NotesScenarios

extension NotesViewTests {
    @Suite("The views of both patterns keep the contracts")
    @MainActor
    struct ContractTests {
        /// Rules with two errors at the same time. An alert shows the newer error only after the older
        /// error was read; `BetweenTests` tests that.
        private let withTwoErrors: Set = [
            "a failure is shown and ends nothing: the next snapshot comes all the same",
            "the retries of two notes that fail are two errors",
            "of two errors in front, a logout reads the one that is shown, and then shows the other",
            "of two errors in front, a quit reads the one that is shown, and then shows the other",
        ]

        @Test("Notes")
        func notes() { play(NotesOnScreen.self, NotesScenario.rules) }

        @Test("App")
        func app() { play(NotesAppOnScreen.self, NotesAppScenario.rules) }

        private func play<Views: OnScreen>(
            _ views: Views.Type, _ rules: [Rule<Views.Feature>]
        ) {
            ContractOnScreen<Views>(rules: rules, exceptions: withTwoErrors).play()
        }
    }
}
