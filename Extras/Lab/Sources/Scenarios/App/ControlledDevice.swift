public import Domain

/// A device that stores the session and the place of the user while no app runs. Its requests belong to the
/// feature `app`.
@MainActor
public final class ControlledDevice: GetSessionUseCase, KeepPlaceUseCase, LogInUseCase,
    LogOutUseCase
{
    private let logIn: any LogInUseCase
    private let requests: Requests
    private var open: Session?
    private var place: Place?
    private var logins = 0

    /// A device without a session. Its service knows these accounts.
    public init(_ accounts: [Credentials], _ requests: Requests) {
        logIn = LoginScenario.controlledUseCases(accounts, requests).logIn
        self.requests = requests
    }

    /// The use cases of the app itself.
    public var session: SessionUseCases {
        SessionUseCases(get: self, keepPlace: self, logOut: self)
    }

    /// The use cases of the login form.
    public var login: LoginUseCases { LoginUseCases(logIn: self) }

    @MainActor public func execute() async -> OpenSession? {
        do throws(AuthenticationError) {
            return try await requests.result(of: "session", in: AppScenario.name) {
                _ throws(AuthenticationError) in
                if let open { return OpenSession(session: .success(open), place: place?.of(open)) }
                return place.map {
                    OpenSession(session: .failure(.storage(.sessionExpired)), place: $0)
                }
            }
        } catch {
            return OpenSession(session: .failure(error), place: place)
        }
    }

    @MainActor public func execute(_ place: Place) async { self.place = place }

    @MainActor public func execute(_ credentials: Credentials) async throws(AuthenticationError)
        -> Session
    {
        let session = try await logIn.execute(credentials)
        open = session
        logins += 1
        return session
    }

    /// Ends the session that was open when the request was made. A newer session stays open.
    @MainActor public func execute(keeping kept: Place?) async throws(AuthenticationError) {
        let login = logins
        try await requests.result(of: "log out", .write, in: AppScenario.name) {
            _ throws(AuthenticationError) in
            guard login == logins else { return }
            (open, place) = (nil, kept)
        }
    }
}
