import Testing

@testable import Presentation

@Suite("The contract of the items screen refutes each faulty version")
@MainActor
struct ItemsFaultTests {
    // What holds the store too long shows nothing wrong while it is there.
    @Test(arguments: Fault.items.filter { $0.name != "a running task holds the store" })
    func aFaultBreaksARule(fault: Fault<ItemsScenario>) async {
        var violations: [String] = []
        for rule in ItemsScenario.rules {
            for cancellation in Requests.Cancellation.allCases {
                let violation = await rule.violation(cancellation: cancellation) { requests in
                    fault.makeScreen(ItemsScenario.sampleContent, requests)
                }
                if let violation { violations.append(violation) }
            }
        }
        #expect(!violations.isEmpty)
    }
}
