/// A feature whose screen is written as a view model.
public protocol MVVMFeature: ScenarioFeature {
    /// A new view model, whose methods the steps call.
    static func makeViewModel(_ useCases: UseCases) -> Screen<Self>
    /// What a step calls or sets, as a view would write it; if that is not said, the step's line.
    static func call(for step: Step) -> String
}

extension MVVMFeature {
    public static func call(for step: Step) -> String { line(for: step) }
}

extension Pattern where Feature: MVVMFeature {
    public static var mvvm: Pattern {
        Pattern(name: "mvvm") { Feature.makeViewModel($0).notingCalls(Feature.call) }
    }
}

extension Screen {
    /// The same screen, but its log has the call that each step is.
    fileprivate func notingCalls(_ call: @escaping (Feature.Step) -> String) -> Screen {
        Screen(model: model, state: state, log: log) { [log, perform] step in
            log.add(call(step))
            return perform(step)
        }
    }
}
