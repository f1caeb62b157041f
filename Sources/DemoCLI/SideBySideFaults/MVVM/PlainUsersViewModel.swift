import Domain
import Observation
import Presentation
import Scenarios

/// The users view model as tutorials write it. It is right; each fault overrides one method.
@MainActor
@Observable
class PlainUsersViewModel {
    final private(set) var state = UsersState()
    @ObservationIgnored final var onNavigation: ((User.ID) -> Void)?
    @ObservationIgnored final private let useCases: UsersUseCases
    @ObservationIgnored final private var loading: Task<Void, Never>?

    required init(useCases: UsersUseCases) {
        self.useCases = useCases
    }

    final func load() -> Task<Void, Never>? {
        change(startLoading)
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            let result = await outcome(of: useCases.getUsers.execute)
            guard !Task.isCancelled else { return }
            self?.change { self?.show(result, in: &$0) }
        }
        return loading
    }

    func startLoading(_ state: inout UsersState) {
        state.isLoading = true
        state.error = nil
    }

    func show(_ result: Result<[User], UserError>, in state: inout UsersState) {
        state.isLoading = false
        switch result {
        case .success(let users): state.users = users
        case .failure(.cancelled): break
        case .failure(let error): state.error = error
        }
    }

    final func select(_ id: User.ID) {
        guard state.users.contains(where: { $0.id == id }) else { return }
        onNavigation?(id)
    }

    final private func change(_ update: (inout UsersState) -> Void) {
        update(&state)
    }

    deinit {
        loading?.cancel()
    }
}

extension PlainUsersViewModel: FaultyScreen {
    static func makeScreen(_ useCases: UsersUseCases) -> Screen<UsersScenario> {
        let viewModel = Self(useCases: useCases)
        var navigations: [User.ID] = []
        viewModel.onNavigation = { navigations.append($0) }
        return Screen(
            model: viewModel, state: { .init(screen: viewModel.state, navigations: navigations) },
            perform: { viewModel.perform($0) })
    }

    private func perform(_ step: UsersScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .load: return load()
        case .search(let query): change { $0.query = query }
        case .select(let id): select(id)
        case .clearError(let message):
            let error = message.map(UserError.unavailable) ?? state.error
            change { if $0.error == error { $0.error = nil } }
        }
        return nil
    }
}
