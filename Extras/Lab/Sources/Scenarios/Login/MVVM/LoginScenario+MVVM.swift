public import Domain
public import Presentation

extension LoginScenario: MVVMFeature {
    public static func makeViewModel(_ useCases: LoginUseCases) -> Screen<LoginScenario> {
        let viewModel = LoginViewModel(useCases: useCases)
        return Screen(model: viewModel, events: viewModel.events) {
            viewModel.state
        } perform: {
            viewModel.perform($0)?.finish
        }
    }
}

extension LoginViewModel {
    /// Calls the method for this step.
    public func perform(_ step: LoginScenario.Step) -> ScreenTask? {
        switch step {
        case .email(let email): self.email = email
        case .password(let password): self.password = Password(password)
        case .submit: return submit()
        }
        return nil
    }
}
