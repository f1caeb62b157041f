public import Domain
import NotesDomain
public import Presentation

/// What the user, a view or the system asks of the app.
public enum NotesAppIntent: Equatable, Sendable, RootIntent {
    /// The app starts. Ignored if the user has already taken a step.
    case started
    case login(LoginIntent)
    case notes(NotesIntent)
    /// If nobody is logged in, the link is kept until the login.
    case linkOpened(NotesLink)
    case logOutTapped
    case failedWriteSeen
    case quitHeld

    public static var draftsSaved: Self? { .notes(.left) }

    public static func link(_ text: String) throws(AppLinkError) -> Self {
        .linkOpened(try NotesLink(text))
    }
}

/// Sent by effects only: the answers to the reads and writes of the app and its screens.
public enum NotesAppAction: Sendable {
    case sessionResponse(OpenSession?)
    case logOutResponse(Result<Void, AuthenticationError>)
    case login(LoginAction)
    case notes(NotesAction)
}

/// The app, as MVI: takes ``NotesAppIntent``, holds ``NotesAppState``, emits nothing.
public typealias NotesAppStore = Store<NotesAppReducer>

/// The rules of the app, as MVI: login opens the notes, logout closes them.
public struct NotesAppReducer: @MainActor Reducer {
    private let useCases: SessionUseCases
    private let login: Child<NotesAppReducer, LoginReducer>
    private let notes: Child<NotesAppReducer, NotesReducer>

    public enum EffectID: Hashable, Sendable {
        case start, logOut
    }

    public init(useCases: SessionUseCases, login: LoginReducer, notes: NotesReducer) {
        self.useCases = useCases
        self.login = Child(login, at: \.login, action: NotesAppAction.login)
        self.notes = Child(notes, at: \.notes, action: NotesAppAction.notes)
    }

    public func reduce(_ state: inout NotesAppState, intent: NotesAppIntent) -> Effect<Self> {
        switch intent {
        case .started:
            guard state == NotesAppState(link: state.link) else { return .none }
            state.isStarting = true
            return .read(.start, useCases.get.execute) { .sessionResponse($0.get()) }

        case .login(let intent):
            guard !state.isStarting, state.notes == nil else { return .none }
            return login.reduce(&state, intent: intent) { receive(&$0, $1) }

        case .notes(let intent):
            return notes.reduce(&state, intent: intent) { receive(&$0, $1) }

        case .linkOpened(let link):
            if state.notes == nil { state.link = link }
            guard state.notes != nil, let id = link.noteID else { return .none }
            return reduce(&state, intent: .notes(.linkOpened(id)))

        case .logOutTapped:
            if state.notes != nil, state.logOut == nil { return beginLogOut(&state, .toLeave) }
            return state.notes?.hasDraft == true ? .none : endSession(&state, .toLeave)

        case .failedWriteSeen:
            if state.login.isEditable { state.login.logOutError = nil }
            state.notes?.dismissFailedWrite()
            return .none

        case .quitHeld:
            state.notes?.showWhatHolds()
            return .none
        }
    }

    public func reduce(_ state: inout NotesAppState, action: NotesAppAction) -> Effect<Self> {
        switch action {
        case .sessionResponse(let found):
            if case .success(let session) = found?.session {
                return show(&state, session, at: found?.place)
            }
            state = NotesAppState(link: state.link, lastPlace: found?.place)
            if case .failure(let error) = found?.session { state.login.error = error }

        case .logOutResponse(let result):
            if case .failure(let error) = result, state.notes == nil {
                state.login.logOutError = error
            }

        case .login(let action):
            return login.reduce(&state, action: action) { receive(&$0, $1) }

        case .notes(let action):
            let answered = notes.reduce(&state, action: action) { receive(&$0, $1) }
            guard let logOut = state.logOut else { return answered }
            return .merge(answered, goOn(&state, logOut))
        }
        return .none
    }

    private func show(
        _ state: inout NotesAppState, _ session: Session, at place: Place?
    ) -> Effect<Self> {
        let link = state.link
        state = NotesAppState(notes: NotesState(session: session))
        state.notes?.selectedNoteID = place?.noteID
        let loading = reduce(&state, intent: .notes(.loadRequested))
        guard let link else { return loading }
        return .merge(loading, reduce(&state, intent: .linkOpened(link)))
    }

    private func receive(_ state: inout NotesAppState, _ event: LoginEvent) -> Effect<Self> {
        switch event {
        case .loggedIn(let session): show(&state, session, at: state.lastPlace?.of(session))
        }
    }

    private func receive(_ state: inout NotesAppState, _ event: NotesEvent) -> Effect<Self> {
        switch event {
        case .logInRequested where state.logOut != nil:
            state.logOut = .toLogInAgain
            return .none
        case .logInRequested: return beginLogOut(&state, .toLogInAgain)
        case .logOutConfirmed(let logOut): return goOn(&state, logOut)
        }
    }

    private func beginLogOut(_ state: inout NotesAppState, _ logOut: LogOut) -> Effect<Self> {
        state.notes?.beginLogOut(logOut) == true ? goOn(&state, logOut) : .none
    }

    private func goOn(_ state: inout NotesAppState, _ logOut: LogOut) -> Effect<Self> {
        // The user may have typed during the wait. This text is saved before the session ends.
        let saving = reduce(&state, intent: .notes(.left))
        switch state.logOutStep {
        case .show:
            state.logOut = nil
            state.notes?.showWhatHolds(logOut)
        case .wait:
            state.logOut = logOut
            state.notes?.question = nil
        case .end: return .merge(saving, endSession(&state, logOut))
        case nil: break
        }
        return saving
    }

    private func endSession(_ state: inout NotesAppState, _ logOut: LogOut) -> Effect<Self> {
        let saving = reduce(&state, intent: .notes(.left))
        let place = logOut == .toLogInAgain ? state.notes?.place : nil
        state = NotesAppState(lastPlace: place)
        let end: Effect<Self> = .write(.logOut) { [useCases] () throws(AuthenticationError) in
            try await useCases.logOut.execute(keeping: place)
        } as: {
            .logOutResponse($0)
        }
        return .merge(saving, .abandon, end.afterWrites)
    }
}

extension Store: @MainActor NotesAppScreen where R == NotesAppReducer {
    public func logOut() -> ScreenTask? { send(.logOutTapped) }
}
