import Testing

@testable import Presentation

@Suite("Items keep one contract in both patterns")
@MainActor
struct ItemsContractTests {
    @Test(arguments: ItemsScenario.rules, Pattern.allCases)
    func ruleIsKept(rule: Rule<ItemsScenario>, pattern: Pattern) async {
        for cancellation in Requests.Cancellation.allCases {
            let violation = await rule.violation(cancellation: cancellation) { requests in
                ItemsScenario.makeScreen(
                    pattern, content: ItemsScenario.sampleContent, requests: requests)
            }
            #expect(violation == nil, "cancellation \(cancellation)")
        }
    }
}
