import Explorer
import NoViewModel
import Scenarios
import Testing

@Suite("The items without a view model: which rules they keep", .timeLimit(.minutes(5)))
@MainActor
struct NoViewModelTests {
    @Test("All but one", arguments: Requests.Cancellation.allCases)
    func rules(cancellation: Requests.Cancellation) async {
        var broken: [String] = []
        for rule in ItemsScenario.rules
        where await rule.violation(.noViewModel, cancellation: cancellation) != nil {
            broken.append(rule.name)
        }
        #expect(
            broken == [
                "a load opened before a delete was acknowledged does not bring the item back"
            ])
    }

    @Test("The explorer sees half an answer, and then the item that comes back")
    func explored() async {
        var explorer = Explorer([Pattern<ItemsScenario>.noViewModel], cancellation: .ignored)
        let failure = await explorer.run().failure
        #expect(failure?.violation?.property == "A step changes the state in one write")
        explorer.leftOut = failure?.violation?.property
        #expect(
            await explorer.run().failure?.violation?.property
                == "The list is the newest answer without what was deleted since")
    }
}
