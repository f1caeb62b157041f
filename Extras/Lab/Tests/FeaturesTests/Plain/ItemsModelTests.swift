import Explorer
import Scenarios
import Testing

@Suite("The items as a plain model", .timeLimit(.minutes(5)))
@MainActor
struct ItemsModelTests {
    private let rules = ItemsScenario.rules.filter { rule in
        !rule.scenario.steps.contains { $0.isLink || $0.isOfForm }
    }

    @Test(
        "It keeps all rules but those of links and of the form",
        arguments: Requests.Cancellation.allCases)
    func rules(cancellation: Requests.Cancellation) async {
        #expect(rules.count == 24)
        for rule in rules {
            #expect(await rule.violation(.plain, cancellation: cancellation) == nil)
        }
    }

    @Test("Its answers are two writes, and it breaks no other property")
    func writes() async {
        var broken: Set<String?> = []
        for rule in rules {
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

extension ScenarioStep<ItemsScenario.Step> {
    fileprivate var isLink: Bool {
        if case .link = asInput { true } else { false }
    }

    fileprivate var isOfForm: Bool {
        switch asInput {
        case .add, .edit: true
        default: false
        }
    }
}
