import Presentation
import Testing

@Suite("The counter keeps one contract in both patterns")
@MainActor
struct CounterContractTests {
    @Test(arguments: CounterScenario.rules, Pattern.allCases)
    func ruleIsKept(rule: Rule<CounterScenario>, pattern: Pattern) async {
        #expect(await rule.violation(pattern) == nil)
    }
}
