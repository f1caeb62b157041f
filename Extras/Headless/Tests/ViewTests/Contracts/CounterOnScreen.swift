import Domain
import Headless
import Live
import Presentation
import Scenarios
import SwiftUI

struct CounterOnScreen: OnScreen {
    typealias Feature = CounterScenario

    let screen: HeadlessScreen

    init(_ screen: HeadlessScreen) { self.screen = screen }

    func take(_ step: CounterScenario.Step, in state: CounterState) throws -> String? {
        if case .clearError(let message) = step { return try screen.dismissError(message) }
        guard screen.alert == nil else { return "an alert is over it" }
        switch step {
        case .load:
            if screen.stack("Counter").first?.isLoading == true { return "it is loading" }
            try screen.tap("Reload")
        case .increment: try screen.tap("Increment")
        case .decrement: try screen.tap("Decrement")
        case .reset: try screen.tap("Reset")
        case .clearError: break
        }
        return nil
    }

    /// A user can't see how many changes are in flight, or the version of the count.
    func seen(over state: CounterState) throws -> CounterState {
        let page = try screen.stack("Counter").first.orNotSeen("the count", screen)
        let count = try page.first("text", "Count").orNotSeen("the count", screen).value
        var seen = state
        seen.counter = Int(count).map { Counter(value: $0, version: 1) }
        seen.loading = page.isLoading ?? state.isLoading ? .loading : .loaded
        seen.errors = screen.errors(on: page)
        guard page.all("spinner").isEmpty == !seen.isWaiting else {
            throw NotSeen("whether an answer is awaited", screen)
        }
        return seen
    }

    static let makers: [ViewMaker<CounterScenario>] = [
        ViewMaker(.mvvm) { (model: CounterViewModel) in
            HeadlessScreen(playing: ScreenStack(CounterMVVMView(viewModel: model)))
        },
        ViewMaker(.mvi) { (store: CounterStore) in
            HeadlessScreen(playing: ScreenStack(CounterMVIView(store: store.scoped)))
        },
    ]
}
