import Presentation
import Testing

@Suite("Login keeps one contract in both patterns")
@MainActor
struct LoginContractTests {
    @Test(arguments: LoginScenario.rules, Pattern.allCases)
    func ruleIsKept(rule: Rule<LoginScenario>, pattern: Pattern) async {
        #expect(await rule.violation(pattern) == nil)
    }
}
