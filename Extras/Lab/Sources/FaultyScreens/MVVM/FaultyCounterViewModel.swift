public import Domain
public import Presentation
package import Scenarios

/// A counter that can only load. Each subclass sends the changes in its own, wrong way.
@MainActor
open class FaultyCounterViewModel: FaultyViewModel<CounterState, CounterUseCases> {
    open func change(_ change: CounterChange) {}

    open func load() {
        state.take(.load)
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            let answer = await Result(catching: useCases.get.execute)
            if !Task.isCancelled { self?.state.endLoad(answer) }
        }
    }

    package final var screen: Screen<CounterScenario> {
        Screen(model: self, state: { self.state }) { step in
            if let change = step.change {
                self.change(change)
            } else if step == .load {
                self.load()
            } else {
                self.state.take(step)
            }
            return nil
        }
    }
}
