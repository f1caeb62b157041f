/// A feature whose screen is written as a view model.
package protocol MVVMFeature: ScenarioFeature {
    /// A new view model, whose methods the steps call.
    static func makeViewModel(_ useCases: UseCases) -> Screen<Self>
}

extension Pattern where Feature: MVVMFeature {
    package static var mvvm: Pattern { Pattern(name: "mvvm") { Feature.makeViewModel($0) } }
}
