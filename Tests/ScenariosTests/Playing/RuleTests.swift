import Testing

@testable import Scenarios

@Suite(
    "A rule names the first step after which a screen shows something else", .timeLimit(.minutes(5))
)
@MainActor
struct RuleTests {
    @Test("A screen that keeps the rule violates nothing")
    func kept() async {
        for rule in Lookup.rules {
            #expect(await rule.violation(.plain, cancellation: .ignored) == nil)
        }
    }

    @Test("A screen that breaks the rule is named with the step")
    func broken() async {
        let rule = Rule<Lookup>("Found", "look a | …\nanswer 1 ok | a\nclear |")
        #expect(
            await rule.violation(.faulty(.neverClears), cancellation: .ignored)
                == "Found: after “clear”, shows “a” instead of “”")
    }

    @Test("A step without a bar may show anything")
    func noBar() async {
        let rule = Rule<Lookup>("Found", "look a\nanswer 1 ok\nlook b | a …")
        #expect(await rule.violation(.plain, cancellation: .ignored) == nil)
    }

    @Test("A rule may show a screen in its own way")
    func ownSummary() async {
        let rule = Rule<Lookup>("Counted", "look a | 1\nlook a | 2") { "\($0.lookups)" }
        #expect(await rule.violation(.plain, cancellation: .ignored) == nil)
    }

    @Test("A rule that answers what is not open is broken")
    func impossibleAnswer() async {
        let rule = Rule<Lookup>("Answered", "answer 1 ok |")
        #expect(
            await rule.violation(.plain, cancellation: .ignored)
                == "Answered: line 1: request 1 was never opened; so far 0 were")
    }
}
