package import Domain
package import Presentation

extension CounterScenario: MVVMFeature {
    package static func makeViewModel(_ useCases: CounterUseCases) -> Screen<CounterScenario> {
        let viewModel = CounterViewModel(useCases: useCases)
        return Screen(model: viewModel, state: { viewModel.state }) {
            viewModel.perform($0)?.finish
        }
    }
}

extension CounterViewModel {
    package func perform(_ step: CounterScenario.Step) -> ScreenTask? {
        switch step {
        case .load: return load()
        case .increment: return change(.increment)
        case .decrement: return change(.decrement)
        case .reset: return change(.reset)
        case .clearError(let message): CounterError.named(message, or: state.error).map(dismiss)
        }
        return nil
    }
}
