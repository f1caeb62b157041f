import Explorer
import Scenarios
import Testing

/// What `Lab rules` prints, and that nothing is left out of it.
@Suite("The items as a plain model", .timeLimit(.minutes(5)))
@MainActor
struct ItemsModelTests {
    @Test("Each rule of the contract is told to a user, once")
    func everyRule() {
        let told = NoticedRule.all.filter { $0.group != "Leaving" }.map(\.name)
        #expect(told.sorted() == ItemsScenario.rules.map(\.name).sorted())
    }

    @Test("Both patterns keep what is told")
    func bothPatterns() async {
        for rule in NoticedRule.all {
            #expect(await rule.verdict(.mvvm).mark == "✓", "\(rule.name)")
            #expect(await rule.verdict(.mvi).mark == "✓", "\(rule.name)")
        }
    }

    /// So that no reason hides a rule that it keeps.
    @Test("Where it has no such steps, the rule can't be played")
    func without() async {
        for rule in NoticedRule.all where rule.reason != nil {
            for cancellation in Requests.Cancellation.allCases {
                #expect(await rule.violation(.plain, cancellation) != nil, "\(rule.name)")
            }
        }
    }

    @Test("Its answers are two writes, and what it keeps breaks nothing else that a user sees")
    func properties() async {
        var broken: Set<String?> = []
        for rule in ItemsScenario.rules
        where await rule.violation(.plain, cancellation: .ignored) == nil {
            let walker = Walker(
                [Pattern<ItemsScenario>.plain], content: ItemsScenario.sampleContent,
                cancellation: .ignored)
            if let failure = await walker.failure(of: rule.scenario.steps) {
                broken.insert(failure.violation?.property)
            }
        }
        #expect(broken == ["A step changes the state in one write"])
    }
}
