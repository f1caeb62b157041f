/// A feature whose screen is written as a view model.
public protocol MVVMFeature: ScenarioFeature {
    /// Makes a screen with a new view model. Each step calls a method of the view model.
    static func makeViewModel(_ useCases: UseCases) -> Screen<Self>
}

extension Pattern where Feature: MVVMFeature {
    package static var mvvm: Pattern { Pattern(name: "mvvm") { Feature.makeViewModel($0) } }
}
