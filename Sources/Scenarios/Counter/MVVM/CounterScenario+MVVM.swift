public import Domain
public import Presentation

extension CounterScenario {
    public static func makeViewModel(_ useCases: CounterUseCases) -> Screen<CounterScenario> {
        let viewModel = CounterViewModel(useCases: useCases)
        return Screen(model: viewModel, state: { viewModel.state }) { viewModel.perform($0) }
    }

    public static func call(for step: Step) -> String {
        switch step {
        case .load: "load()"
        case .increment: "increment()"
        case .decrement: "decrement()"
        case .reset: "reset()"
        case .clearError: "dismiss(error)"
        }
    }
}

extension CounterViewModel {
    public func perform(_ step: CounterScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .load: return load()
        case .increment: return increment()
        case .decrement: return decrement()
        case .reset: return reset()
        case .clearError(let message): CounterError.named(message, or: state.error).map(dismiss)
        }
        return nil
    }
}
