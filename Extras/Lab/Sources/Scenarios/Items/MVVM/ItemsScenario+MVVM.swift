package import Domain
package import Presentation

extension ItemsScenario: MVVMFeature {
    package static func makeViewModel(_ useCases: ItemsUseCases) -> Screen<ItemsScenario> {
        let viewModel = ItemsViewModel(useCases: useCases)
        return Screen(model: viewModel, state: { viewModel.state }) {
            viewModel.perform($0)?.finish
        }
    }
}

extension ItemsViewModel {
    package func perform(_ step: ItemsScenario.Step) -> ScreenTask? {
        switch step {
        case .load: return load()
        case .select(let id): select(id)
        case .deselect: state.selectedItemID.map(deselect)
        case .link(let id): return openLink(to: id)
        case .delete(let id): return delete(id)
        case .clearError(let message): ItemError.named(message, or: state.error).map(dismiss)
        }
        return nil
    }
}
