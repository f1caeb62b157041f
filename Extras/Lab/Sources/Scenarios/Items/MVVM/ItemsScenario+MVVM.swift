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
        case .add(let id): if state.isNew(id) { add(id) }
        case .edit(let id): edit(id)
        case .type(let name): state.form.map { typeName(name, into: $0.id) }
        case .save: return state.form.flatMap { save($0.id) }
        case .close: state.form.map { closeForm($0.id) }
        case .discard: state.asking.map(discardDraft)
        case .keep: state.asking.map(keepDraft)
        case .clearError(let message): ItemError.named(message, or: state.error).map(dismiss)
        }
        return nil
    }
}
