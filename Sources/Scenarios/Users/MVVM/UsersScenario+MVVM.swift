public import Domain
public import Presentation

extension UsersScenario {
    public static func makeViewModel(_ useCases: UsersUseCases) -> Screen<UsersScenario> {
        let viewModel = UsersViewModel(useCases: useCases)
        let subscriber = UsersSubscriber(viewModel.events)
        return Screen(
            model: viewModel,
            state: { State(screen: viewModel.state, navigations: subscriber.navigations) },
            perform: { viewModel.perform($0) })
    }

    public static func call(for step: Step) -> String {
        switch step {
        case .load: "load()"
        case .search(let query): "query = \"\(query)\""
        case .select(let id): "select(\"\(id)\")"
        case .clearError: "dismiss(error)"
        }
    }
}

extension UsersViewModel {
    public func perform(_ step: UsersScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .load: return load()
        case .search(let query): self.query = query
        case .select(let id): select(id)
        case .clearError(let message): UserError.named(message, or: state.error).map(dismiss)
        }
        return nil
    }
}
