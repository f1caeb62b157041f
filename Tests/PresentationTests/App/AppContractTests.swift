import Presentation
import Testing

@Suite("The app keeps one contract in both patterns")
@MainActor
struct AppContractTests {
    @Test(arguments: AppScenario.rules, Pattern.allCases)
    func ruleIsKept(rule: Rule<AppScenario>, pattern: Pattern) async {
        #expect(await rule.violation(pattern) == nil)
    }
}
