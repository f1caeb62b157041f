/// A way to write the screen of a feature.
public struct Pattern<Feature: ScenarioFeature>: Sendable {
    /// What scripts and options call it.
    public let name: String
    /// The name as people write it.
    public var title: String { name.uppercased() }
    /// A new screen over these use cases.
    public let makeScreen: @MainActor @Sendable (Feature.UseCases) -> Screen<Feature>
}

extension Pattern: CustomStringConvertible {
    public var description: String { name }
}
