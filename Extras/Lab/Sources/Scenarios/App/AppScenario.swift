package import Domain
import Presentation

/// The whole app, as a person and the system use it: all its screens, links, and its end at any time.
package enum AppScenario: ScenarioFeature {
    package enum Step: Equatable, Sendable {
        case login(LoginScenario.Step)
        /// Fills in the form and submits it.
        case logIn(String)
        case logOut
        case tab(MainTab)
        case back
        /// Opens a link, written without its scheme, such as `users/2`.
        case link(String)
        /// Leaves the app for another one: this app may end.
        case leave
        /// Ends the app when all is written.
        case quit
        /// Ends the app now.
        case end
        case reopen
        case items(ItemsScenario.Step)
        case users(UsersScenario.Step)
        case counter(CounterScenario.Step)
    }

    /// The use cases of all screens of the app.
    package struct UseCases: Sendable {
        package var session: SessionUseCases
        package var login: LoginUseCases
        package var items: ItemsUseCases
        package var users: UsersUseCases
        package var counter: CounterUseCases
    }

    /// The content of all services.
    package struct Content: Sendable {
        package var accounts = ["al@x.test", "bo@x.test"].map {
            Credentials(email: $0, password: Password("enigma"))
        }
        package var items = ItemsScenario.sampleContent
        package var users = UsersScenario.sampleContent
        package var counter = CounterScenario.sampleContent
    }

    nonisolated package static let name = "app"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] =
        LoginScenario.vocabulary.map { $0.within("login", as: Step.login) } + [
            ScenarioWord("log-in", "EMAIL", tried: ["al@x.test", "bo@x.test"], as: Step.logIn),
            ScenarioWord("log-out", as: .logOut),
            ScenarioWord(
                "tab", MainTab.allCases.map(\.rawValue).joined(separator: "|"),
                tried: MainTab.allCases.map(\.rawValue)
            ) { MainTab(rawValue: $0).map(Step.tab) },
            ScenarioWord("back", as: .back),
            ScenarioWord(
                "link", "LINK",
                tried: MainTab.allCases.map(\.rawValue) + ItemsScenario.links("items")
                    + UsersScenario.links("users"), as: Step.link),
            ScenarioWord("leave", as: .leave),
            ScenarioWord("quit", as: .quit),
            ScenarioWord("end", as: .end),
            ScenarioWord("reopen", as: .reopen),
        ]
        + ItemsScenario.vocabulary.map { $0.within("items", as: Step.items) }
        + UsersScenario.vocabulary.map { $0.within("users", as: Step.users) }
        + CounterScenario.vocabulary.map { $0.within("counter", as: Step.counter) }

    nonisolated package static let news = ItemsScenario.news + CounterScenario.news
    nonisolated package static let sampleContent = Content()

    nonisolated package static let sampleScenario = text(PackageResources.app_sample_txt)

    package static func controlledUseCases(_ content: Content, _ requests: Requests) -> UseCases {
        let login = LoginScenario.controlledUseCases(content.accounts, requests)
        let device = ControlledDevice(logIn: login.logIn, requests)
        return UseCases(
            session: SessionUseCases(
                get: device, keepPlace: device, logOut: device),
            login: LoginUseCases(logIn: device),
            items: ItemsScenario.controlledUseCases(content.items, requests),
            users: UsersScenario.controlledUseCases(content.users, requests),
            counter: CounterScenario.controlledUseCases(content.counter, requests))
    }
}

extension ScenarioFeature {
    /// The links that random plays try, to the screen of one tab.
    fileprivate nonisolated static func links(_ tab: String) -> [String] {
        vocabulary.filter { $0.word == "link" }.flatMap(\.tried).map { "\(tab)/\($0)" }
    }
}

/// A device. When the app ends, it keeps the session and the place where the user was.
@MainActor
private final class ControlledDevice: GetSessionUseCase, KeepPlaceUseCase, LogInUseCase,
    LogOutUseCase
{
    private let logIn: any LogInUseCase
    private let requests: Requests
    private var session: Session?
    private var place: Place?
    private var logins = 0

    init(logIn: any LogInUseCase, _ requests: Requests) {
        self.logIn = logIn
        self.requests = requests
    }

    @MainActor func execute() async -> OpenSession? {
        do throws(AuthenticationError) {
            return try await requests.result(of: "session", in: AppScenario.name) {
                _ throws(AuthenticationError) in
                session.map { OpenSession(session: .success($0), place: place?.of($0)) }
            }
        } catch {
            return OpenSession(session: .failure(error), place: place)
        }
    }

    @MainActor func execute(_ place: Place) async { self.place = place }

    @MainActor func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session
    {
        let session = try await logIn.execute(credentials)
        self.session = session
        logins += 1
        return session
    }

    /// Ends the session that is open at the time of the request, but not a newer one.
    @MainActor func execute() async throws(AuthenticationError) {
        let login = logins
        try await requests.result(of: "log out", .write, in: AppScenario.name) {
            _ throws(AuthenticationError) in
            guard login == logins else { return }
            (session, place) = (nil, nil)
        }
    }
}
