package import Domain
package import Presentation

extension UsersScenario: MVVMFeature {
    package static func makeViewModel(_ useCases: UsersUseCases) -> Screen<UsersScenario> {
        let viewModel = UsersViewModel(useCases: useCases)
        return Screen(model: viewModel, state: { viewModel.state }) {
            viewModel.perform($0)?.finish
        }
    }
}

extension UsersViewModel {
    package func perform(_ step: UsersScenario.Step) -> ScreenTask? {
        switch step {
        case .load: return load()
        case .search(let query): self.query = query
        case .select(let id): select(id)
        case .back: state.shownPath.last.map(close)
        case .link(let id): return openLink(to: id)
        case .clearError(let message): UserError.named(message, or: state.error).map(dismiss)
        }
        return nil
    }
}
