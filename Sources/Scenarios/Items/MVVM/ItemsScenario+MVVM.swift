public import Domain
public import Presentation

extension ItemsScenario {
    public static func makeViewModel(_ useCases: ItemsUseCases) -> Screen<ItemsScenario> {
        let viewModel = ItemsViewModel(useCases: useCases)
        return Screen(model: viewModel, state: { viewModel.state }) { viewModel.perform($0) }
    }

    public static func call(for step: Step) -> String {
        switch step {
        case .load: "load()"
        case .select(let id): "select(\"\(id)\")"
        case .deselect: "deselect()"
        case .delete(let id): "delete(\"\(id)\")"
        case .clearError: "dismiss(error)"
        }
    }
}

extension ItemsViewModel {
    public func perform(_ step: ItemsScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .load: return load()
        case .select(let id): select(id)
        case .deselect: deselect()
        case .delete(let id): return delete(id)
        case .clearError(let message): ItemError.named(message, or: state.error).map(dismiss)
        }
        return nil
    }
}
