import Scenarios
import Testing

@Suite("Played by hand")
@MainActor
struct PlayedTests {
    private let rule = Rule<AppScenario>.all(
        Array(
            #"""
            # played by hand
            login email al@x.test | login al@x.test /
            login password enigma | login al@x.test / •••
            login submit          | login al@x.test / ••• …
            answer 1 ok           | al@x.test items (0) … : … : …
            answer 2 ok           | al@x.test items (3) … : a b c : …
            answer 3 ok           | al@x.test items (3) … : a b c : 1 2 3
            answer 4 ok           | al@x.test items (3) : a b c : 1 2 3
            items delete b        | al@x.test items (2) … : a c : 1 2 3
            items select a        | al@x.test items (2) … : [a] c : 1 2 3
            answer 5 fail No.     | al@x.test items (3) : [a] b c ! No. : 1 2 3
            """#.utf8), showing: AppScenario.screens)[0]

    @Test("Both patterns show this after each step", arguments: [Pattern<AppScenario>.mvvm, .mvi])
    func played(pattern: Pattern<AppScenario>) async {
        #expect(await rule.violation(pattern, cancellation: .ignored) == nil)
    }
}
