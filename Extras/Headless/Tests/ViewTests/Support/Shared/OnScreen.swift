import Headless
import Scenarios
import Testing

/// Takes the steps of a feature's scenarios on its views, and reads the views, as a user does.
@MainActor
protocol OnScreen {
    associatedtype Feature: ScenarioFeature

    /// One maker for each pattern.
    static var makers: [ViewMaker<Feature>] { get }

    init(_ screen: HeadlessScreen)

    /// Takes a step as a user would. If no user can take it now, does nothing, and returns why.
    ///
    /// The state explains what a step means. It must not be used to take the step. Throws if a user should
    /// be able to take the step, but can't.
    mutating func take(_ step: Feature.Step, in state: Feature.State) throws -> String?

    /// The same step with the ids that the views have chosen. The model takes this step.
    func translated(_ step: Feature.Step) -> Feature.Step

    /// The state as a user sees it. Invisible parts are taken from the given state.
    func seen(over state: Feature.State) throws -> Feature.State
}

extension OnScreen {
    func translated(_ step: Feature.Step) -> Feature.Step { step }
}

/// A feature in one pattern that is played through its views.
@MainActor
struct Player<Views: OnScreen> {
    let name: String
    let requests: Requests
    let screen: HeadlessScreen
    private let model: Screen<Views.Feature>
    private var views: Views

    init(_ maker: ViewMaker<Views.Feature>, _ cancellation: Requests.Cancellation) {
        name = maker.pattern.name
        requests = Requests(cancellation: cancellation)
        (model, screen) = Turns.take { [requests] in
            let model = maker.pattern.makeScreen(over: Views.Feature.sampleContent)(requests)
            return (model, maker.makeScreen(model.model))
        }
        views = Views(screen)
    }

    /// Takes a step. If a user could not take it on this screen, it goes directly to the model, and
    /// the result says why.
    mutating func take(_ step: ScenarioStep<Views.Feature.Step>) throws -> String? {
        let reason = try Turns.take { () throws -> String? in
            switch step {
            case .answer(let number, let answer): try requests.answer(number, answer)
            case .input(let step):
                if !screen.isActive { screen.moveToBackground(false) }
                let reason = try views.take(step, in: model.state())
                if reason != nil { _ = model.perform(views.translated(step)) }
                return reason
            }
            return nil
        }
        settle()
        return reason
    }

    func seen() throws -> Views.Feature.State {
        try Turns.take { try views.seen(over: model.state()) }
    }

    func close() {
        Turns.take { requests.close() }
        settle()
    }
}

/// Makes a screen for the view model or the store of one pattern.
struct ViewMaker<Feature: ScenarioFeature>: Sendable {
    let pattern: Pattern<Feature>
    let makeScreen: @MainActor @Sendable (AnyObject) -> HeadlessScreen

    init<Model: AnyObject>(
        _ pattern: Pattern<Feature>, view: @escaping @MainActor @Sendable (Model) -> HeadlessScreen
    ) {
        self.pattern = pattern
        makeScreen = { model in
            guard let model = model as? Model else { fatalError("\(model) is of another pattern.") }
            return view(model)
        }
    }
}
