import Domain
import Headless
import Presentation
import Scenarios

/// The counter's view controller. It loads only when it appears for the first time.
struct CounterInUIKit: OnScreen {
    typealias Feature = CounterScenario

    let screen: HeadlessScreen

    init(_ screen: HeadlessScreen) { self.screen = screen }

    private var page: HeadlessScreen.Seen? { screen.elements("page").first }

    func take(_ step: CounterScenario.Step, in state: CounterState) throws -> String? {
        if case .clearError(let message) = step { return try screen.dismissError(message) }
        guard page != nil else {
            guard step == .load else { return "it has not appeared" }
            screen.appear()
            return nil
        }
        guard screen.alert == nil else { return "an alert is over it" }
        switch step {
        case .load: return "it has no button for that"
        case .increment: try screen.tap("Increment")
        case .decrement: try screen.tap("Decrement")
        case .reset: try screen.tap("Reset")
        case .clearError: break
        }
        return nil
    }

    /// A user sees only that an answer is awaited, not which one.
    func seen(over state: CounterState) throws -> CounterState {
        guard let page else { return state }
        let count = try page.first("text", "Count").orNotSeen("the count", screen).value
        var seen = state
        seen.counter = Int(count).map { Counter(value: $0, version: 1) }
        seen.errors = screen.errors(on: page)
        guard page.all("spinner").isEmpty == !seen.isWaiting else {
            throw NotSeen("whether an answer is awaited", screen)
        }
        return seen
    }

    static let makers: [ViewMaker<CounterScenario>] = [
        ViewMaker(.mvvm) { (model: CounterViewModel) in
            HeadlessScreen(CounterViewController(screen: model), isHidden: true)
        },
        ViewMaker(.mvi) { (store: CounterStore) in
            HeadlessScreen(CounterViewController(screen: store), isHidden: true)
        },
    ]
}
