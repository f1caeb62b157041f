import Domain
import Observation
import Presentation
import Scenarios

// The parts that the faulty screens of a feature share, and how scenarios play them.

@MainActor @Observable
class FaultyUsersViewModel {
    final var state = UsersState()
    @ObservationIgnored final var loading: Task<Void, Never>?
    final let useCases: UsersUseCases

    required init(useCases: UsersUseCases) { self.useCases = useCases }

    func load() {}

    deinit { loading?.cancel() }

    static func makeScreen(_ useCases: UsersUseCases) -> Screen<UsersScenario> {
        let model = Self(useCases: useCases)
        var events: [UsersEvent] = []
        return Screen(model: model, state: { .init(screen: model.state, events: events) }) {
            switch $0 {
            case .load: model.load()
            case .search(let query): model.state.query = query
            case .select(let id): if model.state[id] != nil { events.append(.userSelected(id)) }
            case .clearError(let message):
                let error = UserError.named(message, or: model.state.error)
                if let error { model.state.errors.dismiss(error) }
            case .link: break
            }
            return nil
        }
    }
}

@MainActor @Observable
class FaultyLoginViewModel {
    final var state = LoginState()
    @ObservationIgnored final var onLogin: (Session) -> Void = { _ in }
    final let useCases: LoginUseCases

    required init(useCases: LoginUseCases) { self.useCases = useCases }

    func submit() {}

    static func makeScreen(_ useCases: LoginUseCases) -> Screen<LoginScenario> {
        let model = Self(useCases: useCases)
        var events: [LoginEvent] = []
        model.onLogin = { events.append(.loggedIn($0)) }
        return Screen(model: model, state: { .init(screen: model.state, events: events) }) {
            switch $0 {
            case .email(let email): model.state.edit(.email) { $0.email = email }
            case .password(let text): model.state.edit(.password) { $0.password = Password(text) }
            case .submit: model.submit()
            }
            return nil
        }
    }
}

@MainActor @Observable
class FaultyNotesViewModel {
    final var state = NotesState(session: Session(email: "al@x.test"))
    @ObservationIgnored private final var observing: Task<Void, Never>?
    final let useCases: NotesUseCases

    required init(useCases: NotesUseCases) { self.useCases = useCases }

    func type(_ text: String) {}

    private func observe() {
        if state.snapshot == nil { state.loading = .loading }
        observing?.cancel()
        observing = Task { [weak self, useCases, session = state.session] in
            for await result in useCases.observe.execute(for: session) where !Task.isCancelled {
                self?.state.show(result)
            }
        }
    }

    deinit { observing?.cancel() }

    static func makeScreen(_ useCases: NotesScenario.UseCases) -> Screen<NotesScenario> {
        let model = Self(useCases: useCases.notes)
        return Screen(model: model, state: { .init(screen: model.state) }) {
            switch $0 {
            case .observe: model.observe()
            case .open(let id): if model.state.note(id) != nil { model.state.selectedNoteID = id }
            case .type(let text): model.type(text)
            case .close: model.state.selectedNoteID = nil
            default: break
            }
            return nil
        }
    }
}

@MainActor protocol FaultyItemsReducer: Reducer
where State == ItemsState, Intent == ItemsIntent {
    var useCases: ItemsUseCases { get }
    init(useCases: ItemsUseCases)
}

extension FaultyItemsReducer {
    static func makeScreen(_ useCases: ItemsUseCases) -> Screen<ItemsScenario> {
        let store = Store(ItemsState(), reducer: Self(useCases: useCases))
        return Screen(store) { $0.intent(in: store.state) }
    }
}

/// Returned or thrown by a use case.
@MainActor
func result<Value, Failure>(
    of body: @MainActor () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
    do throws(Failure) {
        return .success(try await body())
    } catch {
        return .failure(error)
    }
}
