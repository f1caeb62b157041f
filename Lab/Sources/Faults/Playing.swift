import Domain
import Presentation
import Scenarios

// How scenarios play the faulty screens of each feature.

@MainActor protocol FaultyUsersViewModel: AnyObject, FaultyScreen where F == UsersScenario {
    var state: UsersState { get }
    var onUserTapped: (User.ID) -> Void { get set }
    init(useCases: UsersUseCases)
    func load()
    func search(_ query: String)
    func select(_ id: User.ID)
    func dismiss(_ error: UserError)
}

extension FaultyUsersViewModel {
    static func makeScreen(_ useCases: UsersUseCases) -> Screen<UsersScenario> {
        let model = Self(useCases: useCases)
        var events: [UsersEvent] = []
        model.onUserTapped = { events.append(.navigate($0)) }
        return Screen(model: model, state: { .init(screen: model.state, events: events) }) {
            switch $0 {
            case .load: model.load()
            case .search(let query): model.search(query)
            case .select(let id): model.select(id)
            case .clearError(let message):
                (message.map(UserError.unavailable) ?? model.state.error).map(model.dismiss)
            }
            return nil
        }
    }
}

@MainActor protocol FaultyLoginViewModel: AnyObject, FaultyScreen where F == LoginScenario {
    var state: LoginState { get }
    var onLogin: (Session) -> Void { get set }
    init(useCases: LoginUseCases)
    func edit(_ field: CredentialProblem.Field, _ change: (inout Credentials) -> Void)
    func submit()
}

extension FaultyLoginViewModel {
    static func makeScreen(_ useCases: LoginUseCases) -> Screen<LoginScenario> {
        let model = Self(useCases: useCases)
        var events: [LoginEvent] = []
        model.onLogin = { events.append(.loggedIn($0)) }
        return Screen(model: model, state: { .init(screen: model.state, events: events) }) {
            switch $0 {
            case .email(let email): model.edit(.email) { $0.email = email }
            case .password(let password): model.edit(.password) { $0.password = Password(password) }
            case .submit: model.submit()
            }
            return nil
        }
    }
}

@MainActor protocol FaultyNotesViewModel: AnyObject, FaultyScreen where F == NotesScenario {
    var state: NotesState { get }
    init(session: Session, useCases: NotesUseCases)
    func observe()
    func open(_ id: Note.ID)
    func type(_ text: String)
    func closeEditor()
}

extension FaultyNotesViewModel {
    static func makeScreen(_ useCases: NotesScenario.UseCases) -> Screen<NotesScenario> {
        let model = Self(session: Session(email: "al@x.test"), useCases: useCases.notes)
        return Screen(model: model, state: { .init(screen: model.state) }) {
            switch $0 {
            case .observe: model.observe()
            case .open(let id): model.open(id)
            case .type(let text): model.type(text)
            case .close: model.closeEditor()
            default: break
            }
            return nil
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
