import Testing

@testable import Presentation

@Suite("The contract of the items screen refutes each faulty version")
@MainActor
struct ItemsFaultTests {
    @Test(arguments: ItemsFault.gallery)
    func aFaultBreaksARule(fault: ItemsFault) async {
        var violations: [String] = []
        for rule in ItemsScenario.rules {
            for cancellation in Requests.Cancellation.allCases {
                let violation = await rule.violation(
                    cancellation: cancellation, makeScreen: fault.makeScreen)
                if let violation { violations.append(violation) }
            }
        }
        #expect(!violations.isEmpty)
    }

    @Test func theStoreThatTasksHoldOutlivesItsOwner() async throws {
        #expect(try await outlivesOwner { SeedStore($0, reducer: $1, faults: .outlivesOwner) })
        #expect(try await !outlivesOwner { Store($0, reducer: $1) })
    }

    private func outlivesOwner<Model: AnyObject>(
        _ make: (ItemsState, ItemsReducer) -> Model
    ) async throws -> Bool where Model: ItemsSending {
        let requests = Requests(cancellation: .ignored)
        var model: Model? = make(ItemsState(), .gated(by: requests))
        weak let leftover = model
        _ = model?.send(.loadRequested)
        await requests.settle()
        model = nil
        let outlived = leftover != nil
        requests.close()
        await requests.settle()
        return outlived
    }
}

extension ItemsFault: CustomTestStringConvertible {
    var testDescription: String { "\(pattern.title): \(name)" }
}

@MainActor
private protocol ItemsSending {
    func send(_ intent: ItemsIntent) -> WorkHandle
}

extension Store: ItemsSending where R == ItemsReducer {}
extension SeedStore: ItemsSending where R == ItemsReducer {}
