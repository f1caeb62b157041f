/// A feature whose screen is written as a view model.
package protocol MVVMFeature: ScenarioFeature {
    /// A new view model, whose methods the steps call.
    static func makeViewModel(_ useCases: UseCases) -> Screen<Self>
}

extension Pattern where Feature: MVVMFeature {
    package static var mvvm: Pattern {
        Pattern(name: "mvvm") { useCases in
            let screen = Feature.makeViewModel(useCases)
            return Screen(model: screen.model, state: screen.state, log: screen.log) { step in
                screen.log.add("call \(ScreenLog.text(step))")
                return screen.perform(step)
            }
        }
    }
}
