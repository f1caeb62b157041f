public import Domain
public import Presentation

extension LoginScenario {
    public static func makeViewModel(_ useCases: LoginUseCases) -> Screen<LoginScenario> {
        let viewModel = LoginViewModel(useCases: useCases)
        let subscriber = LoginSubscriber(viewModel.events) { [weak viewModel] in viewModel?.state }
        return Screen(
            model: viewModel,
            state: { State(screen: viewModel.state, events: subscriber.events) },
            perform: { viewModel.perform($0) })
    }

    public static func call(for step: Step) -> String {
        switch step {
        case .email(let email): "email = \"\(email)\""
        case .password: "password = •••"
        case .submit: "submit()"
        }
    }
}

extension LoginViewModel {
    public func perform(_ step: LoginScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .email(let email): self.email = email
        case .password(let password): self.password = password
        case .submit: return submit()
        }
        return nil
    }
}
