import Explorer
import Scenarios
import Testing

@Suite("The items without a view model", .timeLimit(.minutes(5)))
@MainActor
struct NoViewModelTests {
    @Test("It keeps all rules but those of links", arguments: Requests.Cancellation.allCases)
    func rules(cancellation: Requests.Cancellation) async {
        let rules = ItemsScenario.rules.filter { !$0.scenario.steps.contains(where: \.isLink) }
        #expect(rules.count == 24)
        for rule in rules {
            #expect(await rule.violation(.noViewModel, cancellation: cancellation) == nil)
        }
    }

    @Test("Its answers are two writes, and it breaks no other property")
    func writes() async {
        var broken: Set<String?> = []
        for rule in ItemsScenario.rules where !rule.scenario.steps.contains(where: \.isLink) {
            let walker = Walker(
                [Pattern<ItemsScenario>.noViewModel], content: ItemsScenario.sampleContent,
                cancellation: .ignored)
            if let failure = await walker.failure(of: rule.scenario.steps) {
                broken.insert(failure.violation?.property)
            }
        }
        #expect(broken == ["A step changes the state in one write"])
    }
}

extension ScenarioStep<ItemsScenario.Step> {
    fileprivate var isLink: Bool {
        if case .link = asInput { true } else { false }
    }
}
