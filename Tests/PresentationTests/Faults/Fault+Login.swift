import Domain

@testable import Presentation

extension Fault<LoginScenario> {
    static let login = [
        Fault(pattern: .mvvm, name: "a second tap logs in twice") { content, requests in
            let viewModel = EagerLoginViewModel(
                logIn: GatedLogin(content, requests: requests))
            return Screen(
                model: viewModel, state: { viewModel.state }, perform: viewModel.perform)
        },
        Fault(pattern: .mvi, name: "the fields can be edited while a login is under way") {
            content, requests in
            let login = GatedLogin(content, requests: requests)
            let reducer = EditableLoginReducer(base: LoginReducer(logIn: login))
            return Screen(Store(LoginState(), reducer: reducer))
        },
    ]
}

/// Does not ask whether a login is under way already.
@MainActor
private final class EagerLoginViewModel {
    private(set) var state = LoginState()
    private let logIn: any LogInUseCase
    private let work = Work()

    init(logIn: any LogInUseCase) {
        self.logIn = logIn
    }

    func perform(_ intent: LoginIntent) -> WorkHandle {
        switch intent {
        case .emailChanged(let email) where state.isEditable:
            state.credentials.email = email
            state.problems.removeAll { $0.field == .email }
        case .passwordChanged(let password) where state.isEditable:
            state.credentials.password = password
            state.problems.removeAll { $0.field == .password }
        case .emailChanged, .passwordChanged: return WorkHandle()
        case .submitTapped: return submit()
        }
        state.error = nil
        return WorkHandle()
    }

    private func submit() -> WorkHandle {
        state.error = nil
        state.problems = state.credentials.problems
        guard state.problems.isEmpty else { return WorkHandle() }
        state.isSubmitting = true
        return work.start { [weak self, logIn, credentials = state.credentials] in
            let result = await Result { () async throws(LogInError) in
                try await logIn.execute(credentials)
            }
            guard !Task.isCancelled, let self else { return }
            state.isSubmitting = false
            switch result {
            case .success(let session):
                state.session = session
                state.credentials.password = Password("")
            case .failure(let error):
                state.error = error
            }
        }
    }
}

private struct EditableLoginReducer: Reducer {
    let base: LoginReducer

    func reduce(_ state: inout LoginState, intent: LoginIntent) -> Effect<LoginAction, LoginEvent> {
        if case .emailChanged(let email) = intent { state.credentials.email = email }
        return base.reduce(&state, intent: intent)
    }

    func reduce(_ state: inout LoginState, action: LoginAction) -> Effect<LoginAction, LoginEvent> {
        base.reduce(&state, action: action)
    }
}
