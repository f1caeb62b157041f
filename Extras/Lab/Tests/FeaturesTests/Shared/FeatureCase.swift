import Explorer
import Scenarios
import Testing

/// A feature as the argument of a test.
struct FeatureCase: CustomTestStringConvertible, Sendable {
    let feature: any Feature.Type

    var testDescription: String { feature.name }
}

func expectNone<F: ScenarioFeature>(_ failure: Failure<F>?, _ comment: String = "") {
    if let failure { Issue.record("\(comment)\(failure)") }
}
