import Explorer
import Scenarios
import Testing

/// A feature as the argument of a test.
struct FeatureCase: CustomTestStringConvertible, Sendable {
    let feature: any Feature.Type

    static let all = Features.all.map(FeatureCase.init)

    var testDescription: String { feature.name }
}

func expectNone<F: ScenarioFeature>(_ failure: Failure<F>?, _ comment: String = "") {
    if let failure { Issue.record("\(comment)\(failure)") }
}
