import Testing

@testable import Presentation

/// A faulty version of a screen, to show that the checks can fail.
struct Fault<Feature: ScenarioFeature>: Sendable {
    let pattern: Pattern
    let name: String
    let makeScreen: @MainActor (Feature.Content, Requests) -> FeatureScreen<Feature>
}

extension Fault: CustomTestStringConvertible {
    var testDescription: String { "\(pattern.title): \(name)" }
}
