import Presentation
import Testing

@Suite("Items keep one contract in both patterns")
@MainActor
struct ItemsContractTests {
    @Test(arguments: ItemsScenario.rules, Pattern.allCases)
    func ruleIsKept(rule: Rule<ItemsScenario>, pattern: Pattern) async {
        #expect(await rule.violation(pattern) == nil)
    }
}
