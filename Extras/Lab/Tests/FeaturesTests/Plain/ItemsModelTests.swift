import Explorer
import Scenarios
import Testing

/// Tests the rules that `Lab rules` prints.
@Suite("The items as a plain model", .timeLimit(.minutes(5)))
@MainActor
struct ItemsModelTests {
    @Test("Each rule of the contract has one sentence for users")
    func everyRule() {
        let told = NoticedRule.all.filter { $0.group != "Leaving" }.map(\.name)
        #expect(told.sorted() == ItemsScenario.rules.map(\.name).sorted())
    }

    @Test("MVVM and MVI keep each of these rules")
    func bothPatterns() async {
        for rule in NoticedRule.all {
            #expect(await rule.verdict(.mvvm).mark == "✓", "\(rule.name)")
            #expect(await rule.verdict(.mvi).mark == "✓", "\(rule.name)")
        }
    }

    /// Otherwise, a stated reason could hide a rule that the plain model keeps.
    @Test("A rule without steps in the plain model can't be played there")
    func without() async {
        for rule in NoticedRule.all where rule.reason != nil {
            for cancellation in Requests.Cancellation.allCases {
                #expect(await rule.violation(.plain, cancellation) != nil, "\(rule.name)")
            }
        }
    }

    @Test("The plain model shows an answer in two writes, and breaks no other property")
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
