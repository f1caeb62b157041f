import Explorer
import Scenarios
import Testing

@Suite("The items without a view model", .timeLimit(.minutes(5)))
@MainActor
struct NoViewModelTests {
    @Test("It keeps all rules", arguments: Requests.Cancellation.allCases)
    func rules(cancellation: Requests.Cancellation) async {
        for rule in ItemsScenario.rules {
            #expect(await rule.violation(.noViewModel, cancellation: cancellation) == nil)
        }
    }

    @Test("The explorer sees an answer in two writes, and nothing else")
    func explored() async {
        var explorer = Explorer([Pattern<ItemsScenario>.noViewModel], cancellation: .ignored)
        let failure = await explorer.run().failure
        #expect(failure?.violation?.property == "A step changes the state in one write")
        explorer.leftOut = failure?.violation?.property
        explorer.plays = 3_000
        #expect(await explorer.run().failure == nil)
    }
}
