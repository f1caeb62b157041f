import Explorer
import Foundation
import Scenarios
import Testing

/// A feature as the argument of a test.
struct FeatureCase: CustomTestStringConvertible, Sendable {
    let feature: any Feature.Type

    static let all = Features.all.map(FeatureCase.init)

    var testDescription: String { feature.name }
}

/// A number that the environment may set, such as a budget or a seed.
func environmentNumber(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
}

func expectNone<F: ScenarioFeature>(_ failure: Failure<F>?, _ comment: String = "") {
    if let failure { Issue.record("\(comment)\(failure)") }
}
