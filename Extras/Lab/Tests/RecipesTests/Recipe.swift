@testable import Explorer
@testable import Scenarios

/// A recipe that random plays can test. There are no scenarios of it, so its steps have no words.
protocol Recipe: Feature where Content == Void, UseCases: Service {}

extension Recipe {
    nonisolated static var vocabulary: [ScenarioWord<Step>] { [] }
    nonisolated static var sampleScenario: String { "" }
    nonisolated static var sampleContent: Void { () }
    nonisolated static var walkContent: Void { () }
    nonisolated static var rules: [Rule<Self>] { [] }
    nonisolated static func summary(_ state: State) -> String { "" }
    nonisolated static func isWaiting(_ state: State) -> Bool { false }

    static func controlledUseCases(_ content: Void, _ requests: Requests) -> UseCases {
        UseCases(requests)
    }

    /// In MVVM, a parent and its children are separate objects that change one after the other, each in one
    /// write.
    nonisolated static func mayShow(
        _ state: State, between before: State, and after: State
    ) -> Bool {
        state.fields.allSatisfy((before.fields + after.fields).contains)
    }
}

/// Holds each request of a recipe open until a play answers it.
@MainActor
class Service {
    let requests: Requests

    required init(_ requests: Requests) { self.requests = requests }
}
