public import Domain
public import Observation

/// The rules of the login screen, as MVVM.
@MainActor
@Observable
public final class LoginViewModel {
    public private(set) var state = LoginState()
    public let events = Events<LoginEvent>()

    private let useCases: LoginUseCases
    private let tasks = ScreenTasks<TaskID>()
    /// A task that ends after the writes and the logout of the last session. A login waits for this task.
    public var lastSession: ScreenTask?

    private enum TaskID { case logIn }

    public init(useCases: LoginUseCases) { self.useCases = useCases }

    /// Setting a new value clears the problems of this field, and the errors. While the state is not
    /// editable, a new value is ignored.
    public var email: String {
        get { state.credentials.email }
        set { if state.isEditable { state.edit(.email) { $0.email = newValue } } }
    }

    /// Setting a new value clears the problems of this field, and the errors. While the state is not
    /// editable, a new value is ignored.
    public var password: Password {
        get { state.credentials.password }
        set { if state.isEditable { state.edit(.password) { $0.password = newValue } } }
    }

    /// Logs in, or shows the problems of the fields. Ignored while the state is not editable.
    @discardableResult
    public func submit() -> ScreenTask? {
        guard state.isEditable else { return nil }
        state.beginLogIn()
        guard state.isSubmitting else { return nil }
        return tasks.read(.logIn, for: self, after: lastSession) {
            [useCases, credentials = state.credentials] () throws(AuthenticationError) in
            try await useCases.logIn.execute(credentials)
        } receive: { screen, result in
            screen.state.endLogIn(result)
            if case .success(let session) = result { screen.events.emit(.loggedIn(session)) }
        }
    }

    /// Shows why a session could not be restored.
    public func show(_ error: AuthenticationError) { state.error = error }

    /// Shows why the last user could not be logged out; nil removes this error. During a login, the error
    /// is shown only after the login has failed.
    public func showLogOut(_ error: AuthenticationError?) { state.logOutError = error }

    /// Cancels the login in flight.
    public func stop() {
        tasks.cancelReads()
        state.isSubmitting = false
    }
}
