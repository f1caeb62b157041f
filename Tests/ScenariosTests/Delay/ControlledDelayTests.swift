import Testing

@testable import Scenarios

@Suite(
    "In a scenario, a wait is a request, and its answer is time passing", .timeLimit(.minutes(5)))
@MainActor
struct ControlledDelayTests {
    @Test(
        "A debounced search keeps its rules in each pattern",
        arguments: Requests.Cancellation.allCases)
    func rules(cancellation: Requests.Cancellation) async {
        for pattern in Debounce.patterns {
            for rule in Debounce.rules {
                #expect(await rule.violation(pattern, cancellation: cancellation) == nil)
            }
        }
    }

    @Test("A debounced search can be explored", arguments: Requests.Cancellation.allCases)
    func explored(cancellation: Requests.Cancellation) async {
        var explorer = Explorer(Debounce.patterns, cancellation: cancellation)
        explorer.plays = 200
        let exploration = await explorer.run()
        #expect(exploration.failure == nil)
        #expect(exploration.unreached == [])
    }

    @Test(
        "A wait that is cancelled throws, whenever it ends",
        arguments: Requests.Cancellation.allCases)
    func cancelled(cancellation: Requests.Cancellation) async throws {
        let requests = Requests(cancellation: cancellation)
        let wait = Task { try await ControlledDelay(requests).wait(for: .milliseconds(1_500)) }
        await requests.settle()
        #expect(requests.all.map(\.name) == ["wait 1500 ms"])
        wait.cancel()
        await requests.settle()
        try requests.answer(1, .ok)
        await #expect(throws: CancellationError.self) { try await wait.value }
    }
}
