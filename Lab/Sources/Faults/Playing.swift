import Domain
import Presentation
import Scenarios

// How scenarios play the faulty screens of each feature.

@MainActor protocol FaultyUsersViewModel: AnyObject, FaultyScreen where F == UsersScenario {
    var state: UsersState { get set }
    init(useCases: UsersUseCases)
    func load()
}

extension FaultyUsersViewModel {
    static func makeScreen(_ useCases: UsersUseCases) -> Screen<UsersScenario> {
        let model = Self(useCases: useCases)
        var events: [UsersEvent] = []
        return Screen(model: model, state: { .init(screen: model.state, events: events) }) {
            switch $0 {
            case .load: model.load()
            case .search(let query): model.state.query = query
            case .select(let id): if model.state[id] != nil { events.append(.navigate(id)) }
            case .clearError(let message):
                let error = UserError.named(message, or: model.state.error)
                if model.state.error == error { model.state.error = nil }
            }
            return nil
        }
    }
}

@MainActor protocol FaultyLoginViewModel: AnyObject, FaultyScreen where F == LoginScenario {
    var state: LoginState { get set }
    var onLogin: (Session) -> Void { get set }
    init(useCases: LoginUseCases)
    func submit()
}

extension FaultyLoginViewModel {
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

@MainActor protocol FaultyNotesViewModel: AnyObject, FaultyScreen where F == NotesScenario {
    var state: NotesState { get set }
    var useCases: NotesUseCases { get }
    var observing: Task<Void, Never>? { get set }
    init(session: Session, useCases: NotesUseCases)
    func type(_ text: String)
}

extension FaultyNotesViewModel {
    static func makeScreen(_ useCases: NotesScenario.UseCases) -> Screen<NotesScenario> {
        let model = Self(session: Session(email: "al@x.test"), useCases: useCases.notes)
        return Screen(model: model, state: { .init(screen: model.state) }) {
            switch $0 {
            case .observe: model.observe()
            case .open(let id): if model.state.note(id) != nil { model.state.openNoteID = id }
            case .type(let text): model.type(text)
            case .close: model.state.openNoteID = nil
            default: break
            }
            return nil
        }
    }

    private func observe() {
        state.isLoading = state.snapshot == nil
        observing?.cancel()
        observing = Task { [weak self, useCases, session = state.session] in
            for await result in useCases.observe.execute(for: session) where !Task.isCancelled {
                self?.state.show(result)
            }
        }
    }
}

protocol FaultyItemsReducer: Reducer, FaultyScreen
where State == ItemsState, Intent == ItemsIntent, F == ItemsScenario {
    init(useCases: ItemsUseCases)
}

extension FaultyItemsReducer {
    @MainActor
    static func makeScreen(_ useCases: ItemsUseCases) -> Screen<ItemsScenario> {
        let store = Store(ItemsState(), reducer: Self(useCases: useCases))
        return Screen(store) { $0.intent(in: store.state) }
    }
}

/// What a use case has returned or thrown.
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
