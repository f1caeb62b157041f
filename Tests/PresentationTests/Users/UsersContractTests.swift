import Presentation
import Testing

@Suite("Users keep one contract in both patterns")
@MainActor
struct UsersContractTests {
    @Test(arguments: UsersScenario.rules, Pattern.allCases)
    func ruleIsKept(rule: Rule<UsersScenario>, pattern: Pattern) async {
        #expect(await rule.violation(pattern) == nil)
    }
}
